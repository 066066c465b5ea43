import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

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
interface DemoFrame {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param body HTML. @param script Additional code of the page. */
function demoFrame(lang: string, title: string, body: string, script = ''): DemoFrame {
  const program = shared + script;
  return {
    html: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body>${body}<script>${program}</script></body></html>`,
    policy: `default-src 'none'; script-src ${sha256(program)}; style-src ${sha256(style)}; form-action 'none'; frame-ancestors 'self'`,
  };
}

/**
 * The script of a made-up video provider: `bc(element)` turns an element into a player, as such scripts do. Its film is
 * drawn while it plays: the five rungs of a CD ladder, one after the other.
 */
const demoPlayer = `
globalThis.bc = (element) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 960, height: 540 });
  const video = document.createElement('video');
  Object.assign(video, { muted: true, controls: true, playsInline: true, loop: true, srcObject: canvas.captureStream(24) });
  video.setAttribute('aria-label', element.dataset.videoId);
  Object.assign(video.style, { display: 'block', width: '100%', height: '100%' });
  const brush = canvas.getContext('2d');
  let seconds = 0;
  const draw = () => {
    brush.fillStyle = '#f3e8d2';
    brush.fillRect(0, 0, 960, 540);
    brush.textAlign = 'center';
    for (let rung = 0; rung < 5; rung++) {
      const grown = Math.max(0, Math.min(1, seconds % 9 - rung * 1.2));
      const height = (80 + rung * 70) * grown;
      brush.fillStyle = '#3f7d5f';
      brush.fillRect(80 + rung * 165, 450 - height, 130, height);
      brush.fillStyle = '#17523d';
      brush.font = '28px system-ui, sans-serif';
      if (grown > 0) brush.fillText(rung + 1 + (rung ? ' years' : ' year'), 145 + rung * 165, 500);
    }
  };
  let timer;
  const run = () => { timer ??= setInterval(() => { seconds += 1 / 24; draw(); }, 1000 / 24); };
  const rest = () => { clearInterval(timer); timer = undefined; };
  video.addEventListener('play', run);
  video.addEventListener('pause', rest);
  draw();
  element.append(video);
  if (element.hasAttribute('autoplay')) void video.play();
  return video;
};
`;

const affordability = demoFrame(
  'en-US',
  'Affordability',
  `<form><div><label for="income">What you earn before taxes, a month</label><input id="income" inputmode="decimal" value="5000"></div>
<div><label for="debts">What you pay on debts, a month</label><input id="debts" inputmode="decimal" value="400"></div>
<button>Work it out</button><output for="income debts"></output><button type="button" id="done" hidden>Talk to a consultant</button></form>`,
  `
const number = (id) => Number(document.getElementById(id).value.replace(/[^\\d.]/g, ''));
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const monthly = Math.max(0, Math.round(Math.min(number('income') * .28, number('income') * .36 - number('debts'))));
  document.querySelector('output').textContent = 'About $' + monthly.toLocaleString('en-US') + ' a month, with taxes and insurance.';
  document.getElementById('done').hidden = false;
});
document.getElementById('done').addEventListener('click', () => tell('completed'));
`,
);

const questions = {
  en: demoFrame(
    'en-US',
    'Common questions',
    `<details><summary>Where is my routing number?</summary><p>At the bottom left of each check, and in online banking beside your account.</p></details>
<details><summary>How do I report a lost card?</summary><p>Lock it in the app at once, then call us at any hour. A new card comes within five business days.</p></details>
<details><summary>When is a deposit there?</summary><p>Cash and electronic deposits the same business day, most checks on the next.</p></details>`,
  ),
  es: demoFrame(
    'es-US',
    'Preguntas frecuentes',
    `<details><summary>¿Dónde está mi número de ruta?</summary><p>Abajo a la izquierda en cada cheque, y en la banca en línea junto a su cuenta.</p></details>
<details><summary>¿Cómo aviso que perdí una tarjeta?</summary><p>Bloquéela enseguida en la aplicación y llámenos a cualquier hora. La nueva llega en cinco días hábiles.</p></details>`,
  ),
};

/**
 * `GET /svt/{provider}/demo/…`: pages in frames of the demo bank, as third parties would provide them, and a video
 * player. Only mounted in a demo.
 */
export const demoFrames: FastifyPluginAsync<ServiceContext> = (server, { provider }) => {
  const base = `/svt/${provider}/demo`;
  const isSpanish = (query: unknown) =>
    new URLSearchParams(query as Record<string, string>).get('lang') === 'es';
  const pages = {
    affordability: () => affordability,
    help: (query: unknown) => (isSpanish(query) ? questions.es : questions.en),
  };
  for (const [name, pageOf] of Object.entries(pages)) {
    server.get(`${base}/${name}`, ({ query }, reply) => {
      const { html, policy } = pageOf(query);
      return reply
        .headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' })
        .type('text/html; charset=utf-8')
        .send(html);
    });
  }
  server.get(`${base}/player/:account/:player/index.min.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(demoPlayer),
  );
  return Promise.resolve();
};
