import { askAssistant, type AssistantAnswer } from '#data/assistant.ts';
import type { AssistantOfSite } from '#lib/browser/AssistantOfSite.ts';
import { localeOfLang } from '#lib/format/locale.ts';

/** A new element of a kind, with its text: a copy of what the view has prepared. */
function copy(root: HTMLElement, kind: 'question' | 'answer' | 'link', text: string): HTMLElement {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-copy=${kind}]`);
  // What React renders in a browser, as in stories, stands in the template itself and not in its content.
  const prepared = template?.content.firstElementChild ?? template?.firstElementChild;
  // The view has one of each, with an element in it.
  const element = prepared?.cloneNode(true) as HTMLElement;
  setText(element, text);
  return element;
}

function setText(element: Element, text: string): void {
  const words = element.querySelector('[data-part=text]');
  if (words) words.textContent = text;
}

function linkTo(root: HTMLElement, { href, title, summary }: AssistantAnswer['links'][number]): HTMLElement {
  const item = copy(root, 'link', summary);
  const link = item.querySelector('a');
  if (link) {
    link.href = href;
    link.textContent = title;
  }
  return item;
}

/** Scrolls the log, and nothing else, to the question above an answer. */
function scrollTo(log: HTMLElement, answer: HTMLElement): void {
  const above = answer.previousElementSibling ?? answer;
  log.scrollTop += above.getBoundingClientRect().top - log.getBoundingClientRect().top;
}

/**
 * Asks the assistant and shows what it says in the log, which announces it.
 *
 * @param own the element of the view with the site's settings and its words.
 */
export async function converse(own: HTMLElement, log: HTMLElement, question: string): Promise<void> {
  const { assistant = '{}', looking = '', nothing = '', failed = '' } = own.dataset;
  // Written by the view from the site's settings.
  const site = JSON.parse(assistant) as AssistantOfSite;
  const answer = copy(own, 'answer', looking);
  log.hidden = false;
  log.append(copy(own, 'question', question), answer);
  scrollTo(log, answer);
  try {
    const { text, links } = await askAssistant(site, localeOfLang(document.documentElement.lang), question);
    setText(answer, text === '' && links.length === 0 ? nothing : text);
    answer.querySelector('[data-part=links]')?.append(...links.map((link) => linkTo(own, link)));
  } catch (error) {
    console.info('The assistant did not answer.', error);
    setText(answer, failed);
  }
  scrollTo(log, answer);
}
