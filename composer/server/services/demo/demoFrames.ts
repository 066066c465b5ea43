import type { FastifyPluginAsync } from 'fastify';
import { demoFrame } from './demoFrame.ts';
import { demoPlayer } from './demoPlayer.ts';

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
export const demoFrames: FastifyPluginAsync<{ readonly provider: string }> = (server, { provider }) => {
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
