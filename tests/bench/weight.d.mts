export const weightBudgets: Readonly<
  Record<'document' | 'medianDocument' | 'script' | 'medianScript', number>
>;
