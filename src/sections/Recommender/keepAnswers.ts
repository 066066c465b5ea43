import { sessionStore } from '#lib/visitor/storage.ts';

/** Keeps the answers that led here in `productRecommender`, joined with colons; without any, nothing (WIDG-09). */
export function keepAnswers(answers: readonly string[]): void {
  if (answers.length > 0) sessionStore.set('productRecommender', answers.join(':'));
  else sessionStore.remove('productRecommender');
}
