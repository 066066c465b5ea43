import { type ShownProblem, violations } from './messages.ts';

declare global {
  interface Window {
    [violations]?: SecurityPolicyViolationEvent[];
  }
}

/** What to do instead, by directive of the policy. */
const hints: Readonly<Record<string, string>> = {
  'style-src-attr':
    'Use sx or styled, or set element.style from a script; a style attribute of the HTML is dropped.',
  'img-src': 'Put the file into the site’s media folder; pages load pictures only from the site.',
  'connect-src':
    'Call the bank’s services below the site’s own address (/svt/…); site.json names where they are.',
  'font-src': 'Add the font to the brand; pages load fonts only from the site.',
  'frame-src': 'Only sections that declare a frame can show one, such as EmbeddedTool or VideoPlayer.',
};

/** Returns the element that an event is about: browsers report pictures at the document. */
function elementOf({ target, blockedURI }: SecurityPolicyViolationEvent): Element | undefined {
  if (target instanceof Element) return target;
  const loading = document.querySelectorAll<HTMLImageElement>('[src], [srcset]');
  return [...loading].find(({ src, currentSrc }) => blockedURI === src || blockedURI === currentSrc);
}

/** Returns what the published page will block, as a problem. */
function problemOf(event: SecurityPolicyViolationEvent, element: Element | undefined): ShownProblem {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
  const section = element?.closest<HTMLElement>('[data-section]')?.dataset['section'];
  const { origin, pathname } = new URL(sourceFile || location.href, location.href);
  const isSource = sourceFile !== '' && origin === location.origin && pathname !== location.pathname;
  const places = [section && `section ${section}`, element && `<${element.localName}>`].filter(Boolean);
  const hint = hints[effectiveDirective];
  return {
    severity: 'error',
    message: `The published page blocks ${blockedURI === 'inline' ? 'this' : blockedURI}: its policy says ${effectiveDirective}.`,
    file: isSource ? decodeURI(pathname.slice(1)) : '',
    line: lineNumber,
    column: columnNumber,
    code: 'content-security-policy',
    pointer: places.join(', '),
    ...(hint !== undefined && { hint }),
  };
}

/** What the published page would block, as long as its elements are on the page. */
export class PolicyProblems {
  readonly #problems = new Map<string, readonly [ShownProblem, Element | undefined]>();

  /** @param onAdded Called when there is more. */
  constructor(onAdded: () => void) {
    const add = (event: SecurityPolicyViolationEvent) => {
      const element = elementOf(event);
      const problem = problemOf(event, element);
      this.#problems.set(JSON.stringify(problem), [problem, element]);
    };
    for (const event of window[violations] ?? []) add(event);
    document.addEventListener('securitypolicyviolation', (event) => {
      add(event);
      onAdded();
    });
  }

  get current(): readonly ShownProblem[] {
    return [...this.#problems.values()].flatMap(([problem, element]) =>
      element?.isConnected === false ? [] : [problem],
    );
  }
}
