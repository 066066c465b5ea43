import { defineWords } from '#section-kit/defineSection.ts';
import { frameWords } from '#words/frames.ts';

export const words = defineWords(frameWords);
