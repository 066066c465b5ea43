/** Returns the child of a node that contains another one, or has taken its place. */
type Place = (node: Node) => ChildNode | undefined;

const places = new WeakMap<Node, Map<Node, ChildNode>>();

const childWith = (parent: Node, node: Node): ChildNode | undefined =>
  [...parent.childNodes].find((child) => child.contains(node));

/** Puts a node of React's back where it was. */
function putBack(node: Node, placeOf: Place): void {
  const place = placeOf(node);
  if (place && place !== node) place.replaceWith(node);
}

/** Lets React remove a parent's moved children, and insert others before them. */
function follow(parent: Node): Map<Node, ChildNode> {
  const known = places.get(parent);
  if (known) return known;
  const replaced = new Map<Node, ChildNode>();
  const placeOf: Place = (node) => {
    const other = replaced.get(node);
    return childWith(parent, node) ?? (other?.parentNode === parent ? other : undefined);
  };
  const removeChild = parent.removeChild.bind(parent);
  const insertBefore = parent.insertBefore.bind(parent);
  Object.assign(parent, {
    removeChild: (child: Node) => {
      putBack(child, placeOf);
      return removeChild(child);
    },
    insertBefore: (node: Node, child: Node | null) => {
      if (child) putBack(child, placeOf);
      return insertBefore(node, child);
    },
  });
  places.set(parent, replaced);
  return replaced;
}

/** Shows a text of React's again as soon as React changes it. What has replaced it shows the old one. */
function showChanges(text: Text, parent: Node, replaced: ReadonlyMap<Node, ChildNode>): void {
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set: (value: string) => {
      text.data = value;
      const place = replaced.get(text);
      if (place?.parentNode === parent) place.replaceWith(text);
    },
  });
}

/**
 * Lets React go on with nodes that somebody has moved: a browser that translates replaces each text by elements of its
 * own, and an extension wraps fields. React would throw when it removes such a node, and change texts that nobody
 * sees. Costs nothing until that happens.
 */
export function keepMovedNodes(root: Element): void {
  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const candidates = [...addedNodes, previousSibling, nextSibling];
      const instead = candidates.find((node) => node instanceof Element && added.has(node));
      if (!(instead instanceof Element)) continue;
      for (const node of removedNodes) {
        const isText = node instanceof Text;
        if (node.parentNode === target || !(isText || node.isConnected)) continue;
        const replaced = follow(target);
        replaced.set(node, instead);
        if (isText) showChanges(node, target, replaced);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
