/** Link texts that are meaningless without context: a page could have ten of each, all with different targets. */
const vague = new Set(
  `here|click|click here|tap here|press here|see here|go|go here|more|read more|learn more|see more|find out more
|view more|show more|more info|more information|read on|details|see details|view details|link|this link|this page|this
|aquí|clic aquí|haga clic aquí|haz clic aquí|pulse aquí|ver aquí|más|leer más|lea más|ver más|saber más|conozca más|más info
|más información|obtenga más información|ver detalles|detalles|enlace|este enlace|esta página|siga leyendo
|这里|此处|点击|点击这里|点击此处|请点击这里|单击此处|点此|点这里|更多|阅读更多|了解更多|查看更多|更多信息|详情|查看详情|了解详情|阅读全文|链接|此链接|本页`
    .replaceAll('\n', '')
    .split('|'),
);

const bare = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether link text does not say where the link leads, in any language of the pages. */
export const isVague = (text: string): boolean => vague.has(bare(text));

/** Whether link text is a bare address. */
export const isAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim());
