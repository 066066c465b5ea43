import { defineWords } from '#section-kit/defineSection.ts';
import { branchWords } from '#words/branches.ts';
import { peopleWords } from '#words/people.ts';

export const words = defineWords({
  en: {
    ...branchWords.en,
    ...peopleWords.en,
    day: 'Day',
    bookWith: 'Book a time with {name}',
    closed: 'Closed',
    branchClosed: 'All branches are closed on these days',
    holidays: 'Next holidays',
    mapOf: 'Map of {state} with the branch in {city}',
    unknown: 'This branch is not available right now. Find another in the list of branches.',
  },
  es: {
    ...branchWords.es,
    ...peopleWords.es,
    day: 'Día',
    bookWith: 'Reservar una cita con {name}',
    closed: 'Cerrado',
    branchClosed: 'Todas las sucursales cierran estos días',
    holidays: 'Próximos feriados',
    mapOf: 'Mapa de {state} con la sucursal en {city}',
    unknown: 'Esta sucursal no está disponible en este momento. Busque otra en la lista de sucursales.',
  },
  zh: {
    ...branchWords.zh,
    ...peopleWords.zh,
    day: '星期',
    bookWith: '预约{name}',
    closed: '休息',
    branchClosed: '所有分行在以下日期休息',
    holidays: '近期节假日',
    mapOf: '分行在{state}的位置图',
    unknown: '目前无法显示该分行。请在分行列表中查找其他分行。',
  },
});
