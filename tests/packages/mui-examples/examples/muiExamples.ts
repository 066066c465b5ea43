import { chartExamples } from './chartExamples.tsx';
import { dataDisplayExamples } from './dataDisplayExamples.tsx';
import { datePickerExamples } from './datePickerExamples.tsx';
import type { Examples } from './Example.ts';
import { feedbackExamples } from './feedbackExamples.tsx';
import { inputExamples } from './inputExamples.tsx';
import { layoutExamples } from './layoutExamples.tsx';
import { navigationExamples } from './navigationExamples.tsx';
import { surfaceExamples } from './surfaceExamples.tsx';
import { themeExamples } from './themeExamples.tsx';
import { utilityExamples } from './utilityExamples.tsx';

/** MUI's components as its documentation uses them, by the parts of the documentation. */
export const muiExamples = {
  inputs: inputExamples,
  'data-display': dataDisplayExamples,
  feedback: feedbackExamples,
  surfaces: surfaceExamples,
  navigation: navigationExamples,
  layout: layoutExamples,
  utilities: utilityExamples,
  themes: themeExamples,
  charts: chartExamples,
  'date-pickers': datePickerExamples,
} satisfies Readonly<Record<string, Examples>>;

/** A part of MUI's documentation. */
export type Part = keyof typeof muiExamples;
