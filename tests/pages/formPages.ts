import type { Page } from 'playwright';
import { shortestFillTime } from '#forms/post/submission.ts';
import { choose, comingDay, fill, tick } from './fields.ts';

/** A form of the demo bank as a visitor fills it in. */
export interface DemoForm {
  readonly path: string;
  readonly formId: string;
  readonly button: string;
  /** Fills in everything that is required; fields that only an answer brings in are there when it was given. */
  readonly fillIn: (page: Page) => Promise<void>;
  /** What the store then holds of it. */
  readonly lead: Readonly<Record<string, string>>;
  /** The page that says thank you, or the words in place of the form. */
  readonly ends: { readonly page: string } | { readonly words: string };
  /** The page that says thank you without JavaScript; none for a form that needs it. */
  readonly thanks: string | undefined;
}

const person = { firstName: 'Ada', lastName: 'Byron' };
const callDay = comingDay(3);

export const demoForms: Readonly<Record<string, DemoForm>> = {
  'FORM-07 mortgage lead': {
    path: '/mortgage/consultant.html',
    formId: 'mortgage-lead',
    button: 'Ask for a consultant',
    fillIn: async (page) => {
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron', 'E-mail': 'ada@example.com' });
      await tick(page, ['By telephone']);
      await fill(page, { Phone: '2075550142' });
      await tick(page, ['By ticking this box']);
      await choose(page, { 'What are you planning?': 'refinance' });
      await fill(page, {
        'What is your home worth?': '350,000',
        'Zip code of the home': '04101',
      });
    },
    lead: {
      ...person,
      email: 'ada@example.com',
      contactBy: 'phone',
      phone: '207-555-0142',
      callConsent: 'yes',
      loanPurpose: 'refinance',
      homeValue: '350,000',
      zipCode: '04101',
      formType: 'mortgageLead',
      cpagepath: '/mortgage/consultant.html',
    },
    ends: { words: 'Thank you. A mortgage consultant is on it.' },
    thanks: '/mortgage/thanks.html',
  },
  'FORM-07 mortgage lead in Spanish': {
    path: '/es/mortgage/consultant.html',
    formId: 'mortgage-lead-es',
    button: 'Pedir un asesor',
    fillIn: async (page) => {
      await fill(page, { Nombre: 'Ada', Apellido: 'Byron', 'Correo electrónico': 'ada@example.com' });
      await tick(page, ['Por correo electrónico']);
      await choose(page, { '¿Qué está planeando?': 'unsure' });
      await fill(page, { 'Código postal de la casa': '04101' });
    },
    lead: { ...person, contactBy: 'email', loanPurpose: 'unsure', zipCode: '04101' },
    ends: { words: 'Gracias. Un asesor hipotecario ya tiene su solicitud.' },
    thanks: '/es/mortgage/thanks.html',
  },
  'FORM-08 PAGE-06 request a call': {
    path: '/mortgage/request-a-call.html',
    formId: 'request-a-call',
    button: 'Request the call',
    fillIn: async (page) => {
      await choose(page, { 'What is the call about?': 'refinance' });
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron', Phone: '2075550142' });
      await fill(page, { 'Zip code': '04101', Day: callDay });
      await tick(page, ['Afternoon, noon to 5', 'By ticking this box']);
    },
    lead: { ...person, topic: 'refinance', callDay, callTime: 'afternoon', callConsent: 'yes' },
    ends: { page: '/mortgage/thanks.html' },
    thanks: '/mortgage/thanks.html',
  },
  'FORM-08 PAGE-06 request a call in Spanish': {
    path: '/es/mortgage/request-a-call.html',
    formId: 'request-a-call-es',
    button: 'Pedir la llamada',
    fillIn: async (page) => {
      await choose(page, { '¿De qué trata la llamada?': 'buy' });
      await fill(page, { Nombre: 'Ada', Apellido: 'Byron', Teléfono: '2075550142' });
      await fill(page, { 'Código postal': '04101', Día: callDay });
      await tick(page, ['Mañana, de 9 a 12', 'Al marcar esta casilla']);
    },
    lead: { ...person, topic: 'buy', callDay, callTime: 'morning', callConsent: 'yes' },
    ends: { page: '/es/mortgage/thanks.html' },
    thanks: '/es/mortgage/thanks.html',
  },
  'contact us in Spanish': {
    path: '/es/contact-us.html',
    formId: 'contact-us-es',
    button: 'Enviar mensaje',
    fillIn: async (page) => {
      await fill(page, { Nombre: 'Ada', Apellido: 'Byron', 'Correo electrónico': 'ada@example.com' });
      await fill(page, { 'Código postal': '04101' });
      await choose(page, { '¿De qué se trata?': 'other' });
      await fill(page, { 'Díganos el tema': 'Barcos' });
      await tick(page, ['Por correo electrónico', 'Pueden usar estos datos']);
      await fill(page, { 'Su mensaje': '¿Qué tasa tienen los préstamos para barcos?' });
    },
    lead: { ...person, topic: 'other', topicOther: 'Barcos', reply: 'email' },
    ends: { words: 'Gracias, recibimos su mensaje' },
    thanks: '/es/contact-us-thanks.html',
  },
  'FORM-11 COND-02 sales lead': {
    path: '/business/talk-to-us.html',
    formId: 'sales-lead',
    button: 'Send to a business banker',
    fillIn: async (page) => {
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron', 'Work e-mail': 'ada@example.com' });
      await fill(page, { Company: 'Engines', 'Zip code of your business': '04101' });
      await choose(page, { 'Job title': 'other' });
      await fill(page, { 'Your job title': 'Analyst' });
      await tick(page, ['Payroll', 'Credit and loans']);
    },
    lead: {
      ...person,
      company: 'Engines',
      JobTitle: 'other',
      jobTitleOther: 'Analyst',
      needs: 'payroll,credit',
      formType: 'salesLead',
    },
    ends: { words: 'Thank you. A business banker has your request.' },
    thanks: '/business/thanks.html',
  },
  'FORM-11 COND-02 sales lead in Spanish': {
    path: '/es/business/talk-to-us.html',
    formId: 'sales-lead-es',
    button: 'Enviar a un banquero de negocios',
    fillIn: async (page) => {
      await fill(page, {
        Nombre: 'Ada',
        Apellido: 'Byron',
        'Correo electrónico del trabajo': 'ada@example.com',
      });
      await fill(page, { Empresa: 'Motores', 'Código postal de su negocio': '04101' });
      await choose(page, { Puesto: 'other' });
      await fill(page, { 'Su puesto': 'Analista' });
      await tick(page, ['Nómina', 'Crédito y préstamos']);
    },
    lead: { ...person, company: 'Motores', jobTitleOther: 'Analista', needs: 'payroll,credit' },
    ends: { words: 'Gracias. Un banquero de negocios tiene su solicitud.' },
    thanks: '/es/business/thanks.html',
  },
  'FORM-17 COND-07 merchant financing': {
    path: '/business/merchant-financing.html',
    formId: 'merchant-financing',
    button: 'Ask about financing',
    fillIn: async (page) => {
      await choose(page, { 'You are': 'new' });
      await fill(page, { 'Zip code of your business': '04101' });
      await choose(page, { Industry: 'trade' });
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron', 'Work e-mail': 'ada@example.com' });
      await fill(page, { Phone: '2075550142', 'Business name': 'Engines', Amount: '25,000' });
      await tick(page, ['By ticking this box']);
    },
    lead: { ...person, customerType: 'new', zipCode: '04101', industry: 'trade', amount: '25,000' },
    ends: { words: 'Thank you. We are looking at your request.' },
    thanks: '/business/thanks.html',
  },
  'FORM-17 COND-07 merchant financing in Spanish': {
    path: '/es/business/merchant-financing.html',
    formId: 'merchant-financing-es',
    button: 'Preguntar por el financiamiento',
    fillIn: async (page) => {
      await choose(page, { 'Usted es': 'existing' });
      await fill(page, { 'Número de comercio': 'A 17', Nombre: 'Ada', Apellido: 'Byron' });
      await fill(page, { 'Correo electrónico del trabajo': 'ada@example.com', Teléfono: '2075550142' });
      await fill(page, { 'Nombre del negocio': 'Motores', Cantidad: '25,000' });
      await tick(page, ['Al marcar esta casilla']);
    },
    lead: { ...person, customerType: 'existing', merchantId: 'A 17', amount: '25,000' },
    ends: { words: 'Gracias. Estamos revisando su solicitud.' },
    thanks: '/es/business/thanks.html',
  },
  'FORM-09 PAGE-06 referrer': {
    path: '/business/refer.html',
    formId: 'referrer',
    button: 'Continue',
    fillIn: async (page) => {
      await fill(page, { 'Your name': 'Ada Byron', 'Your company': 'Engines' });
      await fill(page, { 'Your e-mail': 'ada@example.com' });
      await tick(page, ['Remember me in this browser']);
    },
    lead: { referrerName: 'Ada Byron', company: 'Engines', formType: 'referrerForm' },
    ends: { page: '/business/refer-a-business.html' },
    thanks: '/business/refer-a-business.html',
  },
  'FORM-09 referral': {
    path: '/business/refer-a-business.html',
    formId: 'referral',
    button: 'Send the referral',
    fillIn: async (page) => {
      await fill(page, {
        'Name of the business': 'Looms',
        'First name of the person we should call': 'Joseph',
        'Last name of the person we should call': 'Jacquard',
        Phone: '2075550142',
      });
      await tick(page, ['This person knows']);
      await fill(page, { 'Your name': 'Ada Byron', 'Your company': 'Engines' });
      await fill(page, { 'Your e-mail': 'ada@example.com' });
    },
    lead: {
      businessName: 'Looms',
      firstName: 'Joseph',
      permission: 'yes',
      company: 'Engines',
      email: 'ada@example.com',
      formType: 'referralForm',
    },
    ends: { words: 'Thank you for the introduction' },
    thanks: '/business/thanks.html',
  },
  'FORM-09 PAGE-06 referrer in Spanish': {
    path: '/es/business/refer.html',
    formId: 'referrer-es',
    button: 'Continuar',
    fillIn: async (page) => {
      await fill(page, { 'Su nombre': 'Ada Byron', 'Su empresa': 'Motores' });
      await fill(page, { 'Su correo electrónico': 'ada@example.com' });
      await tick(page, ['Recordarme en este navegador']);
    },
    lead: { referrerName: 'Ada Byron', company: 'Motores', formType: 'referrerForm' },
    ends: { page: '/es/business/refer-a-business.html' },
    thanks: '/es/business/refer-a-business.html',
  },
  'FORM-09 referral in Spanish': {
    path: '/es/business/refer-a-business.html',
    formId: 'referral-es',
    button: 'Enviar la recomendación',
    fillIn: async (page) => {
      await fill(page, {
        'Nombre del negocio': 'Telares',
        'Nombre de la persona a quien llamamos': 'Joseph',
        'Apellido de la persona a quien llamamos': 'Jacquard',
        Teléfono: '2075550142',
      });
      await tick(page, ['Esta persona sabe']);
      await fill(page, { 'Su nombre': 'Ada Byron', 'Su empresa': 'Motores' });
      await fill(page, { 'Su correo electrónico': 'ada@example.com' });
    },
    lead: { businessName: 'Telares', firstName: 'Joseph', permission: 'yes', company: 'Motores' },
    ends: { words: 'Gracias por la presentación' },
    thanks: '/es/business/thanks.html',
  },
  'FORM-10 marketing automation': {
    path: '/business/cash-flow-guide.html',
    formId: 'cash-flow-guide',
    button: 'Send me the guide',
    fillIn: async (page) => {
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron', 'Work e-mail': 'ada@example.com' });
      await choose(page, { 'Job title': 'owner' });
    },
    lead: {
      ...person,
      JobTitle: 'owner',
      CD_DTO_ID__c: 'CF-GUIDE-13W',
      pm_genericstring01: 'none',
      pm_genericstring5: 'none',
      pm_genericstring6: 'cash-flow-guide',
    },
    ends: { words: 'The guide is on its way' },
    thanks: '/business/thanks.html',
  },
  'FORM-10 marketing automation in Spanish': {
    path: '/es/business/cash-flow-guide.html',
    formId: 'cash-flow-guide-es',
    button: 'Envíenme la guía',
    fillIn: async (page) => {
      await fill(page, {
        Nombre: 'Ada',
        Apellido: 'Byron',
        'Correo electrónico del trabajo': 'ada@example.com',
      });
      await choose(page, { Puesto: 'owner' });
    },
    lead: { ...person, JobTitle: 'owner', CD_DTO_ID__c: 'CF-GUIDE-13W-ES' },
    ends: { words: 'La guía va en camino' },
    thanks: '/es/business/thanks.html',
  },
  'FORM-12 FORM-20 COND-01 partner lead': {
    path: '/business/partner.html',
    formId: 'partner-lead',
    button: 'Send to the partner team',
    fillIn: async (page) => {
      await fill(page, { Company: 'Engines' });
      await tick(page, ['Accountant or adviser']);
      await choose(page, { Country: 'CA' });
      await choose(page, { Province: 'ON' });
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron' });
      await choose(page, { 'Job title': 'owner' });
      await fill(page, { 'Work e-mail': 'ada@example.com', 'Work e-mail again': 'ADA@example.com' });
      await fill(page, { 'What do you have in mind?': 'Accounts for the clients of our practice.' });
    },
    lead: { ...person, partnerType: 'accountant', country: 'CA', province: 'ON', formType: 'partnerLead' },
    ends: { words: 'Thank you. The partner team has your message.' },
    // Without a script the server asks once more: a test of its own in formPages.test.ts.
    thanks: undefined,
  },
  'FORM-12 FORM-20 COND-01 partner lead in Spanish': {
    path: '/es/business/partner.html',
    formId: 'partner-lead-es',
    button: 'Enviar al equipo de alianzas',
    fillIn: async (page) => {
      await fill(page, { Empresa: 'Motores' });
      await tick(page, ['Contador o asesor']);
      await choose(page, { País: 'US' });
      await choose(page, { Estado: 'ME' });
      await fill(page, { Nombre: 'Ada', Apellido: 'Byron' });
      await choose(page, { Puesto: 'owner' });
      await fill(page, {
        'Correo electrónico del trabajo': 'ada@example.com',
        'Repita el correo electrónico del trabajo': 'ada@example.com',
      });
      await fill(page, { '¿Qué tiene en mente?': 'Cuentas para los clientes de nuestro despacho.' });
    },
    lead: { ...person, partnerType: 'accountant', country: 'US', state: 'ME', formType: 'partnerLead' },
    ends: { words: 'Gracias. El equipo de alianzas tiene su mensaje.' },
    thanks: undefined,
  },
  'FORM-13 marketing code': {
    path: '/offers/code.html',
    formId: 'marketing-code',
    button: 'Use my code',
    fillIn: async (page) => {
      const code = (await page.evaluate(() => matchMedia('(scripting: none)').matches))
        ? 'ELM2026A7'
        : 'elm 2026-b3';
      await fill(page, { 'Code on your letter': code, 'E-mail': 'ada@example.com' });
      await fill(page, { 'Zip code': code === 'ELM2026A7' ? '04101' : '04102' });
    },
    lead: { email: 'ada@example.com', formType: 'marketingCode' },
    ends: { words: 'Thank you. Your code is right.' },
    thanks: '/offers/thanks.html',
  },
  'FORM-14 PAGE-06 my-offer look-up': {
    path: '/offers/my-offer.html',
    formId: 'my-offer',
    button: 'Find my offer',
    fillIn: (page) => fill(page, { 'Confirmation code': 'HOME4417', 'Zip code': '04101' }),
    lead: { confirmationCode: 'HOME4417', zipCode: '04101', offerProductCode: 'HELOC' },
    ends: { page: '/offers/your-offer.html' },
    thanks: '/offers/your-offer.html',
  },
  'FORM-15 COND-03 COND-04 COND-05 COND-08 COND-09 Japan’s tax and telephone': {
    path: '/global-transition-solutions/tax-and-phone.html',
    formId: 'japan-tax-phone',
    button: 'Send',
    fillIn: async (page) => {
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron', 'E-mail': 'ada@example.com' });
      await tick(page, ['In the United States and elsewhere']);
      await fill(page, { 'US number': '2075550142', 'Number outside the United States': '0312345678' });
      await choose(page, { Employment: 'SELF' });
      await fill(page, { Employer: 'Engines', 'First day there': '2020-04-01' });
      await choose(page, { 'Where does your money come from?': 'OTHR' });
      await fill(page, { 'Describe where it comes from': 'Royalties' });
      await choose(page, { 'US tax number': 'none' });
      await page
        .getByRole('radiogroup', { name: /form W-8BEN/ })
        .getByLabel('Yes')
        .check();
      await fill(page, { 'Tax number of that country': '123456789012' });
      await choose(page, { 'Country of your permanent address': 'JP' });
      await fill(page, { Street: '1-1 Chiyoda', City: 'Tokyo', 'Postal code': '100-0001' });
      await tick(page, ['Under penalties of perjury']);
    },
    lead: {
      ...person,
      japanesePhoneType: 'both',
      employmentStatus: 'SELF',
      employerName: 'Engines',
      incomeDescription: 'Royalties',
      japaneseTaxType: 'none',
      japaneseDisclaimer: 'no',
      w8ben: 'Yes',
      permanentCountry: 'JP',
      permanentCity: 'Tokyo',
    },
    ends: { words: 'Thank you. We have what we need for now.' },
    thanks: '/global-transition-solutions/thanks.html',
  },
};

/** Waits until a form is not sent sooner than people can fill it in. */
export const asPeopleDo = (page: Page) =>
  page.waitForFunction((least) => performance.now() > least, shortestFillTime + 100);

/** Sends a form with its button. */
export const sendForm = (page: Page, { button }: Pick<DemoForm, 'button'>) =>
  page.locator('[data-section=Form]').getByRole('button', { name: button, exact: true }).click();
