import { defineWords } from '#section-kit/defineSection.ts';

export const words = defineWords({
  en: {
    footerLabel: 'Site',
    legalLabel: 'Legal',
    languagesLabel: 'Languages',
    memberFdic: 'Member FDIC',
    equalHousingLender: 'Equal Housing Lender',
  },
  es: {
    footerLabel: 'Sitio',
    legalLabel: 'Información legal',
    languagesLabel: 'Idiomas',
    memberFdic: 'Miembro de la FDIC',
    equalHousingLender: 'Prestamista con igualdad de oportunidades de vivienda',
  },
  zh: {
    footerLabel: '网站',
    legalLabel: '法律信息',
    languagesLabel: '语言',
    memberFdic: 'FDIC 会员',
    equalHousingLender: '平等住房贷款机构',
  },
});
