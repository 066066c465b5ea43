import { createHash } from 'node:crypto';

/** Styles of the demo's framed pages. They resemble the surrounding page as far as they know it. */
const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem; }
form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1.25rem; align-items: end; }
label { display: block; margin-block-end: .35rem; font-weight: 600; line-height: 1.35; }
input { box-sizing: border-box; width: 100%; padding: .65rem .75rem; font: inherit; border: 1px solid GrayText; border-radius: .4rem; }
button { justify-self: start; padding: .7rem 1.4rem; font: inherit; font-weight: 600; border: 1px solid CanvasText; border-radius: .4rem; background: CanvasText; color: Canvas; cursor: pointer; }
button, output { grid-column: 1 / -1; }
#done { background: none; color: inherit; }
@media (forced-colors: active) { button, #done { background: ButtonFace; color: ButtonText; border-color: ButtonBorder; } }
[hidden] { display: none; }
output { min-height: 1.6em; font-size: 1.25rem; }
details + details { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
summary { padding-block: .75rem; font-weight: 600; cursor: pointer; }
details > p { margin-block: 0 1rem; }
`;

/** Reports the page's height to the parent, and adopts the parent's background color. */
const shared = `
const tell = (message) => { if (parent !== window) parent.postMessage(message, '*'); };
const tellHeight = () => tell(JSON.stringify({ action: 'resize', contentHeight: document.documentElement.offsetHeight }));
new ResizeObserver(tellHeight).observe(document.documentElement);
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'string') return;
  try {
    const { action, color } = JSON.parse(data);
    if (action === 'backgroundColor') document.body.style.backgroundColor = color;
  } catch {}
});
`;

/** A page of the demo that is shown in a frame. */
export interface DemoFrame {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param body HTML. @param script Additional code of the page. */
export function demoFrame(lang: string, title: string, body: string, script = ''): DemoFrame {
  const program = shared + script;
  return {
    html: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body>${body}<script>${program}</script></body></html>`,
    policy: `default-src 'none'; script-src ${sha256(program)}; style-src ${sha256(style)}; form-action 'none'; frame-ancestors 'self'`,
  };
}
