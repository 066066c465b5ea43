import type { Locale } from '#lib/format/locale.ts';

const en = {
  stepOf: 'Step {step} of {count}',
  steps: 'Steps',
  stepContinue: 'Continue',
  stepBack: 'Back',
  stepReview: 'Review',
  stepReviewHeading: 'Check your answers',
  stepChange: 'Change',
  stepChangeOf: 'Change: {name}',
  yes: 'Yes',
  saveEntries: 'Save for later',
  savedEntries:
    'Saved on this device until {date}, without sensitive numbers. Anyone who uses this device can see it.',
  savedNothing: 'This browser stores nothing, so your answers could not be saved.',
  resumeEntries: 'Continue what you saved',
  forgetEntries: 'Delete what is saved',
};

type StepWords = Readonly<Record<keyof typeof en, string>>;

/** Words of forms with steps. Only their pages have them. */
export const stepWords: Readonly<Record<Locale, StepWords>> = {
  en,
  es: {
    stepOf: 'Paso {step} de {count}',
    steps: 'Pasos',
    stepContinue: 'Continuar',
    stepBack: 'Atrás',
    stepReview: 'Revisar',
    stepReviewHeading: 'Revise sus respuestas',
    stepChange: 'Cambiar',
    stepChangeOf: 'Cambiar: {name}',
    yes: 'Sí',
    saveEntries: 'Guardar para después',
    savedEntries:
      'Guardado en este dispositivo hasta el {date}, sin números confidenciales. Quien use este dispositivo puede verlo.',
    savedNothing: 'Este navegador no guarda nada, así que no pudimos guardar sus respuestas.',
    resumeEntries: 'Continuar lo guardado',
    forgetEntries: 'Borrar lo guardado',
  },
  zh: {
    stepOf: '第 {step} 步，共 {count} 步',
    steps: '步骤',
    stepContinue: '继续',
    stepBack: '返回',
    stepReview: '核对',
    stepReviewHeading: '请核对您的回答',
    stepChange: '更改',
    stepChangeOf: '更改：{name}',
    yes: '是',
    saveEntries: '保存，稍后继续',
    savedEntries: '已保存在此设备上，保留至 {date}，不含敏感号码。使用此设备的人都能看到。',
    savedNothing: '此浏览器不保存任何内容，因此无法保存您的回答。',
    resumeEntries: '继续已保存的内容',
    forgetEntries: '删除已保存的内容',
  },
};
