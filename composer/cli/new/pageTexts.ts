import type { Locale } from '#lib/format/locale.ts';

/** The texts of a new page, which authors replace. */
interface PageTexts {
  readonly home: string;
  readonly articles: string;
  /** The title of a page whose name is too short for search results. */
  readonly longTitle: (title: string) => string;
  readonly description: (title: string) => string;
  readonly intro: string;
  readonly body: string;
}

export const pageTexts: Readonly<Record<Locale, PageTexts>> = {
  en: {
    home: 'Home',
    articles: 'Articles',
    longTitle: (title) => `${title}: what to know`,
    description: (title) => `${title}: say here in one or two sentences what visitors find on this page.`,
    intro: 'Say in one or two sentences what visitors get here.',
    body: '## What comes first\n\nWrite what most visitors came for. A page is easy to read if each part answers one question.\n\n## What comes next\n\n- Lists are good for steps.\n- Links tell where they lead.',
  },
  es: {
    home: 'Inicio',
    articles: 'Artículos',
    longTitle: (title) => `${title}: lo que debe saber`,
    description: (title) =>
      `${title}: diga aquí en una o dos oraciones lo que los visitantes encuentran en esta página.`,
    intro: 'Diga en una o dos oraciones lo que los visitantes encuentran aquí.',
    body: '## Lo primero\n\nEscriba lo que busca la mayoría de los visitantes. Una página se lee bien si cada parte responde a una pregunta.\n\n## Lo siguiente\n\n- Las listas sirven para los pasos.\n- Los enlaces dicen adónde llevan.',
  },
  zh: {
    home: '首页',
    articles: '文章',
    longTitle: (title) => `${title}：您需要了解的内容`,
    description: (title) =>
      `${title}：请在这里用一两句话说明访客在此页面能找到什么内容，以及这些内容对谁有用。`,
    intro: '请用一两句话说明访客在这里能得到什么。',
    body: '## 最重要的内容\n\n请写下大多数访客想了解的内容。每一部分只回答一个问题，页面就容易阅读。\n\n## 接下来\n\n- 列表适合写步骤。\n- 链接要说明通向哪里。',
  },
};
