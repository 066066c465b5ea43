import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    linkNotCopied: 'The link could not be copied. Here it is: {address}',
  },
  es: {
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado',
    linkNotCopied: 'No se pudo copiar el enlace. Aquí está: {address}',
  },
  zh: {
    copyLink: '复制链接',
    linkCopied: '链接已复制',
    linkNotCopied: '无法复制链接。链接如下：{address}',
  },
});
