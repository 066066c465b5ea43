import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    linkNotCopied: 'The link could not be copied. It is selected here, so that you can copy it:',
  },
  es: {
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado',
    linkNotCopied: 'No se pudo copiar el enlace. Está seleccionado aquí para que lo copie:',
  },
  zh: {
    copyLink: '复制链接',
    linkCopied: '链接已复制',
    linkNotCopied: '无法自动复制链接。已为您选中以下链接，请手动复制：',
  },
});
