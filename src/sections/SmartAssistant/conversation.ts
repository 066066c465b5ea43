import type { AssistantAnswer } from '#data/assistant.ts';
import type { AssistantService } from '#lib/browser/AssistantOfSite.ts';
import { localeOfLang } from '#lib/format/locale.ts';

/** Clones a template of the view and sets its text. */
function copy(root: HTMLElement, kind: 'question' | 'answer' | 'link' | 'call', text: string): HTMLElement {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-copy=${kind}]`);
  // If React renders in the browser, as in stories, a template's children are in the element itself, not in its
  // content.
  const prepared = template?.content.firstElementChild ?? template?.firstElementChild;
  // The view has one template of each kind, with one element in it.
  const element = prepared?.cloneNode(true) as HTMLElement;
  setText(element, text);
  return element;
}

function setText(element: Element, text: string): void {
  const words = element.querySelector('[data-part=text]');
  if (words) words.textContent = text;
}

function linkTo(root: HTMLElement, { href, title, summary }: AssistantAnswer['links'][number]): HTMLElement {
  const item = copy(root, href.startsWith('tel:') ? 'call' : 'link', summary);
  const words = item.querySelector('[data-part=title]');
  item.querySelector('a')?.setAttribute('href', href);
  if (words) words.textContent = title;
  return item;
}

/** Scrolls only the log, to the question above an answer. */
function scrollTo(log: HTMLElement, answer: HTMLElement): void {
  const above = answer.previousElementSibling ?? answer;
  log.scrollTop += above.getBoundingClientRect().top - log.getBoundingClientRect().top;
}

/**
 * Asks the assistant and shows its answer in the log, which announces it. Without an answer it shows how to reach a
 * person.
 *
 * @param own the view's element with the site's configuration and words.
 */
export async function converse(own: HTMLElement, log: HTMLElement, question: string): Promise<void> {
  const { assistant = '{}', looking = '', nothing = '', failed = '' } = own.dataset;
  // The view writes this attribute from the site's configuration.
  const site = JSON.parse(assistant) as Partial<AssistantService>;
  const waiting = copy(own, 'answer', looking);
  const show = (text: string, links: AssistantAnswer['links'] = [], isAnswer = false, language = '') => {
    const answer = copy(own, 'answer', text);
    const spoken = `[data-part=links]${isAnswer ? ', [data-part=text]' : ''}`;
    if (language) for (const part of answer.querySelectorAll<HTMLElement>(spoken)) part.lang = language;
    answer.querySelector('[data-part=help]')?.toggleAttribute('hidden', isAnswer);
    answer.querySelector('[data-part=related]')?.toggleAttribute('hidden', isAnswer || links.length === 0);
    answer.querySelector('[data-part=links]')?.append(...links.map((link) => linkTo(own, link)));
    waiting.replaceWith(answer);
    scrollTo(log, answer);
  };
  log.append(copy(own, 'question', question), waiting);
  scrollTo(log, waiting);
  try {
    // Loaded with the first question, because most visitors have none.
    const { askAssistant } = await import('#data/assistant.ts');
    const { text, links, language } = await askAssistant(
      site,
      localeOfLang(document.documentElement.lang),
      question,
    );
    show(text || nothing, links, text !== '', language);
  } catch (error) {
    console.info('The assistant did not answer.', error);
    show(failed);
  }
}
