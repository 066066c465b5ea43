import { createHash } from 'node:crypto';

/** Styles of the demo's framed pages, in the colors of the demo bank, as a third party would provide them for it. */
const style = `
:root {
  color-scheme: light dark;
  font: 1.0625rem/1.6 'Public Sans', Arial, sans-serif;
  color: light-dark(#16241e, #eef3ef);
  --accent: light-dark(#0f5a43, #7fd0ae);
  --accent-hover: light-dark(#0a3d2e, #a8e3ca);
  --on-accent: light-dark(#fff, #06241a);
  --field: light-dark(#fff, #0d1613);
  --border: light-dark(#75817a, #83968c);
}
body { margin: 0; padding: 1.5rem; }
form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1.25rem; align-items: end; }
label { display: block; margin-block-end: .35rem; font-weight: 600; line-height: 1.35; }
input { box-sizing: border-box; width: 100%; min-height: 3rem; padding: .65rem .75rem; font: inherit; color: inherit; background: var(--field); border: 1px solid var(--border); border-radius: 6px; }
button { justify-self: start; min-height: 3rem; padding: .7rem 1.4rem; font: inherit; font-weight: 600; border: 2px solid var(--accent); border-radius: 6px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
button:hover { background: var(--accent-hover); border-color: var(--accent-hover); }
button, output { grid-column: 1 / -1; }
#done { background: none; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
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
