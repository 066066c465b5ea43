import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrateIslands } from '#composer/client/hydrateIslands.ts';

/** What the island's module did and received. The real module reads it from `window`. */
interface Heard {
  hydrated: number;
  readonly events: string[];
  readonly release: () => void;
}

let heard: Heard;
let stop: () => void;

const moduleUrl = (source: string) => URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));

// Listens on the island's root, as React does, once the gate is open.
const island = `export const hydrate = async (root) => {
  await window.gate;
  window.heard.hydrated += 1;
  for (const type of ['click', 'submit']) root.addEventListener(type, (event) => {
    if (type === 'submit') event.preventDefault();
    window.heard.events.push(type + ' ' + (event.submitter ?? event.target).id);
  });
  return { successor: (element) => element };
};`;

function start(): void {
  const hydrating = new AbortController();
  hydrateIslands(hydrating.signal);
  stop = () => hydrating.abort();
}

function place(attributes: string, source = island): HTMLElement {
  document.body.innerHTML = `<div data-section="Trial" data-island="${moduleUrl(source)}" ${attributes}>
    <form id="form" action="/nowhere" method="post"><input id="field"><button id="send">Send</button></form>
    <button id="plain" type="button">Plain</button><a id="link" href="#there">Link</a>
    <a id="held" href="#elsewhere" data-hold>Held</a></div>`;
  start();
  return document.body.firstElementChild as HTMLElement;
}
const tap = (id: string) => document.getElementById(id)?.click();

beforeEach(() => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  heard = { hydrated: 0, events: [], release };
  Object.assign(window, { gate, heard });
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  location.hash = '';
});

test('a tap before the island listens is kept and given to it', async () => {
  place('data-hydrate="interaction"');
  tap('plain');
  expect(heard.events).toEqual([]);
  heard.release();
  await expect.poll(() => heard.events).toEqual(['click plain']);
  expect(heard.hydrated).toBe(1);
});

test('several taps before the island listens reach it in their order, a repeated one once', async () => {
  place('data-hydrate="interaction"');
  for (const id of ['plain', 'plain', 'held', 'plain']) tap(id);
  heard.release();
  await expect.poll(() => heard.events).toEqual(['click plain', 'click held', 'click plain']);
});

test('the downloads of an island start in tasks of their own, so that no key waits for all of them', async () => {
  const files = ['a', 'b', 'c'].map((name) => moduleUrl(`export const name = '${name}';`));
  const together: number[] = [];
  const observer = new MutationObserver((links) => together.push(links.length));
  observer.observe(document.head, { childList: true });
  place(`data-hydrate="interaction" data-preload="${files.join(' ')}"`);
  tap('plain');
  heard.release();
  await expect.poll(() => heard.hydrated).toBe(1);
  observer.disconnect();
  expect(together).toEqual([1, 1, 1]);
});

test('V16 an island whose choice the browser restored is hydrated, so that it shows what belongs to it', async () => {
  const root = place('data-hydrate="interaction"');
  heard.release();
  root.insertAdjacentHTML('beforeend', '<select><option>6</option><option>12</option></select>');
  root.querySelector('select')!.value = '12';
  dispatchEvent(new Event('pageshow'));
  await expect.poll(() => heard.hydrated).toBe(1);
});

test('a form that is sent early is sent once the island listens, by the same button', async () => {
  place('data-hydrate="interaction"');
  tap('send');
  heard.release();
  // The click comes first, as it would without holding, and submits the form.
  await expect.poll(() => heard.events).toEqual(['click send', 'submit send']);
});

test('a link answers by itself, unless it says that it must be held', async () => {
  place('data-hydrate="interaction"');
  tap('link');
  await expect.poll(() => location.hash).toBe('#there');
  tap('held');
  expect(location.hash).toBe('#there');
  heard.release();
  await expect.poll(() => location.hash).toBe('#elsewhere');
  expect(heard.events).toEqual(['click held']);
});

test('focus and typing hydrate the island and stay with the field', async () => {
  const root = place('data-hydrate="interaction"');
  document.getElementById('field')?.focus();
  heard.release();
  await expect.poll(() => root.dataset['hydration']).toBe('hydrated');
  expect(document.activeElement?.id).toBe('field');
});

test.each([
  ['load', ''],
  ['idle', ''],
  ['visible', ''],
])('an island that is hydrated on %s needs no visitor for it', async (when) => {
  place(`data-hydrate="${when}"`);
  heard.release();
  await expect.poll(() => heard.hydrated).toBe(1);
});

test('an island out of sight waits until it is scrolled to', async () => {
  const root = place('data-hydrate="visible"');
  root.style.marginTop = '4000px';
  stop();
  start();
  heard.release();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(heard.hydrated).toBe(0);
  root.scrollIntoView();
  await expect.poll(() => heard.hydrated).toBe(1);
});

test('PAGE-09 an island that waits for a cookie is hydrated when a section says that it was set', async () => {
  place('data-hydrate="interaction" data-hydrate-cookie="zipcode"');
  heard.release();
  document.dispatchEvent(new CustomEvent('portico:other'));
  document.dispatchEvent(new CustomEvent('portico:zipcode'));
  document.dispatchEvent(new CustomEvent('portico:zipcode'));
  await expect.poll(() => heard.hydrated).toBe(1);
});

test('an island whose program cannot be loaded leaves its HTML working, and the tap goes to the browser', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = place('data-hydrate="interaction"', 'throw new Error("no such chunk")');
  const sent: string[] = [];
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push((event.submitter as HTMLElement).id);
  });
  tap('send');
  await expect.poll(() => sent).toEqual(['send']);
  expect(root.dataset['hydration']).toBe('failed');
  tap('send');
  expect(sent).toEqual(['send', 'send']);
  expect(complaint.mock.calls).toHaveLength(1);
  complaint.mockRestore();
});

test('everything that an island needs is asked for at once, and only once', async () => {
  const needs = [moduleUrl('export {};'), moduleUrl('export {};')];
  document.body.dataset['variables'] = '';
  place(`data-hydrate="load" data-preload="${needs.join(' ')}"`);
  heard.release();
  await expect.poll(() => heard.hydrated).toBe(1);
  for (const href of needs)
    expect(document.head.querySelectorAll(`link[rel=modulepreload][href="${href}"]`)).toHaveLength(1);
});
