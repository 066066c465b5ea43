/** Words about people of the bank. */
export const peopleWords = {
  en: { nmls: 'NMLS ID {nmls}' },
  es: { nmls: 'Número NMLS {nmls}' },
  zh: { nmls: 'NMLS 编号 {nmls}' },
} as const;
