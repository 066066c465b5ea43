// A lint plugin: the values of looks have their home in src/theme, and every element that has looks is a part with a
// name.

/** CSS color names that are no keyword of another kind. */
const colorNames = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/),
);

const anyColor = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(/i;
const length = /(?<![\w.])-?(?:\d*\.)?\d+(?:px|rem|pt|pc|cm|mm|in)\b/i;
const zeroLength = /(?<![\w.])-?0*\.?0+(?:px|rem|pt)\b/gi;
const time = /(?<![\w.])(?:\d*\.)?\d+m?s\b/i;

/** @typedef {{ what: string, instead: string, inSx: string, isRaw: (text: string) => boolean, isRawNumber: (value: number) => boolean }} Look */

const hasLength = (/** @type {string} */ text) => length.test(text.replace(zeroLength, '0'));
/** MUI's own greys, black and white, which no brand has. */
const muiColor = /^(?:grey\.[\dA]+|common\.(?:black|white))$/;
const hasColor = (/** @type {string} */ text) =>
  anyColor.test(text) ||
  text.split(/[^\w.-]+/).some((word) => colorNames.has(word.toLowerCase()) || muiColor.test(word));
const never = () => false;

/** @type {Record<string, Look>} */
const looks = {
  color: {
    what: 'color',
    instead: 'theme.vars.palette',
    inSx: 'a color of the palette, such as text.secondary or primary.main',
    isRaw: hasColor,
    isRawNumber: never,
  },
  type: {
    what: 'type step',
    instead: 'a variant of Typography, or theme.typography',
    inSx: 'a variant of Typography, or typography: body2',
    isRaw: (text) =>
      /\d/.test(text.replace(/(?<![\w.])(?:\d*\.)?\d+(?:em|%)(?![\w])/g, '')) || /\bbold(er)?\b/.test(text),
    isRawNumber: (value) => value !== 0,
  },
  family: {
    what: 'font family',
    instead: 'theme.typography.fontFamily',
    inSx: 'a variant of Typography',
    isRaw: (text) => !/^(inherit|initial|unset)$/.test(text),
    isRawNumber: never,
  },
  radius: {
    what: 'radius',
    instead: 'theme.vars.shape',
    inSx: '(theme) => theme.vars.shape',
    isRaw: hasLength,
    isRawNumber: (value) => value !== 0,
  },
  shadow: {
    what: 'shadow',
    instead: 'theme.vars.elevation',
    inSx: '(theme) => theme.vars.elevation',
    isRaw: (text) => hasColor(text) || hasLength(text),
    isRawNumber: (value) => value !== 0,
  },
  line: {
    what: 'line',
    instead: 'theme.vars.stroke and theme.vars.palette',
    inSx: '(theme) => theme.vars.stroke',
    isRaw: (text) => hasColor(text) || hasLength(text),
    isRawNumber: (value) => value !== 0,
  },
  space: {
    what: 'space',
    instead: 'theme.spacing, or theme.vars.layout',
    inSx: 'a number of steps, such as 2',
    isRaw: hasLength,
    isRawNumber: (value) => value !== 0,
  },
  motion: {
    what: 'duration',
    instead: 'theme.transitions.create',
    inSx: '(theme) => theme.transitions.create',
    isRaw: (text) => time.test(text),
    isRawNumber: never,
  },
};

const sides = '(?:Top|Right|Bottom|Left|Block|Inline|BlockStart|BlockEnd|InlineStart|InlineEnd)';
/** @type {[RegExp, Look][]} */
const kinds = [
  [
    /^(?:color|bgcolor|background|backgroundColor|backgroundImage|fill|stroke|accentColor|caretColor|\w+Color)$/,
    looks.color,
  ],
  [/^(?:font|fontSize|fontWeight|letterSpacing)$/, looks.type],
  [/^fontFamily$/, looks.family],
  [/^border\w*Radius$/, looks.radius],
  [/^(?:boxShadow|textShadow|filter|backdropFilter)$/, looks.shadow],
  [new RegExp(`^(?:border${sides}?(?:Width)?|borderWidth|outline|outlineWidth|outlineOffset)$`), looks.line],
  [
    new RegExp(
      `^(?:(?:padding|margin|inset|scrollPadding|scrollMargin)${sides}?|gap|rowGap|columnGap|top|right|bottom|left|p[xytrbl]?|m[xytrbl]?)$`,
    ),
    looks.space,
  ],
  [/^(?:transition|transitionDuration|transitionDelay)$/, looks.motion],
];

const lookOf = (/** @type {string} */ name) => kinds.find(([pattern]) => pattern.test(name))?.[1];

/** The name of a property, or of a JSX attribute. */
function nameOf({ key, computed }) {
  if (computed) return undefined;
  return key.type === 'Identifier' ? key.name : typeof key.value === 'string' ? key.value : undefined;
}

/** Whether the node stands in an attribute `sx`. */
function isInSx(node) {
  for (let at = node; at; at = at.parent) if (at.type === 'JSXAttribute') return at.name.name === 'sx';
  return false;
}

const breakpoints = new Set(['xs', 'sm', 'md', 'lg', 'xl']);

/** What a name was declared as, when it is a constant of the same file. */
function constantOf(node, sourceCode) {
  for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (!variable) continue;
    const { node: declaration } = variable.defs[0] ?? {};
    return declaration?.type === 'VariableDeclarator' && declaration.parent.kind === 'const'
      ? declaration.init
      : undefined;
  }
  return undefined;
}

/** The literal texts and numbers that a value is made of; what a function is called with is not among them. */
function* literalsOf(node, sourceCode, isNegative = false) {
  switch (node?.type) {
    case 'Literal':
      if (typeof node.value === 'string' || typeof node.value === 'number') yield { node, value: node.value };
      break;
    case 'TemplateLiteral':
      for (const { value } of node.quasis) yield { node, value: value.raw };
      for (const expression of node.expressions) yield* literalsOf(expression, sourceCode);
      break;
    case 'UnaryExpression':
      yield* literalsOf(node.argument, sourceCode, true);
      break;
    case 'ConditionalExpression':
      yield* literalsOf(node.consequent, sourceCode);
      yield* literalsOf(node.alternate, sourceCode);
      break;
    case 'LogicalExpression':
    case 'BinaryExpression':
      yield* literalsOf(node.left, sourceCode);
      yield* literalsOf(node.right, sourceCode);
      break;
    case 'ArrayExpression':
      for (const element of node.elements) yield* literalsOf(element, sourceCode);
      break;
    case 'ObjectExpression':
      // A value for each breakpoint; any other object is a style of something with the same name.
      for (const { key, value } of node.properties)
        if (breakpoints.has(key?.name)) yield* literalsOf(value, sourceCode);
      break;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'JSXExpressionContainer':
      yield* literalsOf(node.expression, sourceCode);
      break;
    case 'Identifier':
      if (!isNegative) yield* literalsOf(constantOf(node, sourceCode), sourceCode, true);
      break;
  }
}

/** Classes that a part may select: the states of MUI's components. */
const isMuiClass = (/** @type {string} */ name) => name.startsWith('.Mui');

const noClassSelectors = {
  meta: {
    type: 'problem',
    docs: { description: 'Every styled element is a part of its own; what depends on a state is a variant.' },
    messages: {
      selector:
        'A selector by class `{{selector}}`: make the element a part of its own (styled with name and slot), and a state a variant.',
    },
    schema: [],
  },
  create: (context) => ({
    Property({ key, parent }) {
      if (parent.type !== 'ObjectExpression') return;
      const text =
        key.type === 'TemplateLiteral'
          ? key.quasis.map(({ value }) => value.raw).join('')
          : key.type === 'Literal'
            ? String(key.value)
            : '';
      const classes = /^[&.:>+~[*]/.test(text) ? (text.match(/\.[a-z_][\w-]*/gi) ?? []) : [];
      if (!classes.every(isMuiClass))
        context.report({ node: key, messageId: 'selector', data: { selector: text } });
    },
  }),
};

const noRawLooks = {
  meta: {
    type: 'problem',
    docs: {
      description:
        'The values of colors, type, radius, shadows, lines, space and motion come from src/theme.',
    },
    messages: {
      raw: 'Raw {{what}} `{{value}}` outside src/theme: take {{instead}}.',
      text: 'Write styles as objects: what stands in a text is not checked, and not typed.',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const check = (look, value, isSx) => {
      // In sx, numbers are steps of the theme; those of type, lines and shadows are pixels, or places in MUI's own scales.
      const isStep = (number) => isSx && (look === looks.space || (look === looks.radius && number === 1));
      for (const literal of literalsOf(value, sourceCode)) {
        const isRaw =
          typeof literal.value === 'number'
            ? !isStep(literal.value) && look.isRawNumber(literal.value)
            : look.isRaw(literal.value);
        if (isRaw)
          context.report({
            node: literal.node,
            messageId: 'raw',
            data: {
              what: look.what,
              instead: isSx ? look.inSx : look.instead,
              value: String(literal.value).trim(),
            },
          });
      }
    };
    return {
      Property(node) {
        const name = nameOf(node);
        if (name === undefined || node.parent.type !== 'ObjectExpression') return;
        const look = name.startsWith('--') ? looks.shadow : lookOf(name);
        if (look) check(look, node.value, isInSx(node));
      },
      JSXAttribute(node) {
        if (/^(?:fill|stroke|stopColor|floodColor|color)$/.test(node.name.name) && node.value)
          check(looks.color, node.value, true);
      },
      TaggedTemplateExpression(node) {
        const tag = sourceCode.getText(node.tag);
        if (/^(?:css|styled|keyframes|injectGlobal)\b/.test(tag)) context.report({ node, messageId: 'text' });
      },
    };
  },
};

export default {
  meta: { name: 'looks' },
  rules: { 'no-raw-looks': noRawLooks, 'no-class-selectors': noClassSelectors },
};
