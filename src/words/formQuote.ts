import type { Locale } from '#lib/format/locale.ts';

const en = {
  quoteWaiting: 'The rate appears here when the fields above are filled in.',
  quoteLoading: 'Looking up the rate…',
  quoteYield: '{rate} APY',
  quoteLoan: '{rate} APR, {payment} a month for {months} months, with a credit score of {score}',
  quoteMortgage: '{interest} ({rate} APR), {payment} a month for {months} months',
  quoteArm: '{interest} ({rate} APR), {payment} a month for the first {months} months; then both can change',
  quoteLine: '{rate} APR',
  quoteCard: '{rate} to {most} APR, annual fee {fee}',
  quoteCardOne: '{rate} APR, annual fee {fee}',
  quoteIntro: '{intro} intro APR on purchases for {months} months, then {quote}',
  quoteTransfer: '{quote}; {intro} intro APR on transfers for {months} months, then {after} APR',
  quoteDated: '{quote}, as of {date}',
  quoteNone: 'We have no rate for these choices.',
  quoteLeast: 'Rates begin at {amount}.',
  quoteFailed: 'The rate cannot be shown at the moment.',
};

type QuoteWords = Readonly<Record<keyof typeof en, string>>;

/** Words of forms with a quote. Only their pages have them. */
export const quoteWords: Readonly<Record<Locale, QuoteWords>> = {
  en,
  es: {
    quoteWaiting: 'La tasa aparece aquí cuando los campos de arriba están completos.',
    quoteLoading: 'Buscando la tasa…',
    quoteYield: 'APY de {rate}',
    quoteLoan: 'APR de {rate}, {payment} al mes durante {months} meses, con un puntaje de crédito de {score}',
    quoteMortgage: '{interest} (APR de {rate}), {payment} al mes durante {months} meses',
    quoteArm:
      '{interest} (APR de {rate}), {payment} al mes los primeros {months} meses; después ambos pueden cambiar',
    quoteLine: 'APR de {rate}',
    quoteCard: 'APR de {rate} a {most}, cargo anual de {fee}',
    quoteCardOne: 'APR de {rate}, cargo anual de {fee}',
    quoteIntro: 'APR introductoria de {intro} en compras por {months} meses, luego {quote}',
    quoteTransfer:
      '{quote}; APR introductoria de {intro} en transferencias por {months} meses, luego APR de {after}',
    quoteDated: '{quote}, al {date}',
    quoteNone: 'No tenemos una tasa para esta elección.',
    quoteLeast: 'Las tasas empiezan en {amount}.',
    quoteFailed: 'La tasa no se puede mostrar en este momento.',
  },
  zh: {
    quoteWaiting: '填写以上各项后，利率会显示在这里。',
    quoteLoading: '正在查询利率…',
    quoteYield: '{rate} APY',
    quoteLoan: '{rate} APR，每月还 {payment}，共 {months} 个月，信用评分 {score}',
    quoteMortgage: '{interest}（APR {rate}），每月还 {payment}，共 {months} 个月',
    quoteArm: '{interest}（APR {rate}），前 {months} 个月每月还 {payment}；之后两者都可能变动',
    quoteLine: '{rate} APR',
    quoteCard: '{rate} 至 {most} APR，年费 {fee}',
    quoteCardOne: '{rate} APR，年费 {fee}',
    quoteIntro: '购物前 {months} 个月优惠 APR {intro}，之后 {quote}',
    quoteTransfer: '{quote}；余额转账前 {months} 个月优惠 APR {intro}，之后 {after} APR',
    quoteDated: '{quote}（截至{date}）',
    quoteNone: '没有适用于此选择的利率。',
    quoteLeast: '利率从 {amount} 起。',
    quoteFailed: '目前无法显示利率。',
  },
};
