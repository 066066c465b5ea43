import type { Page } from 'playwright';
import { shortestFillTime } from '#forms/post/submission.ts';
import { choose, fill, tick } from './fields.ts';
import { callDay, person, type DemoForm } from './DemoForm.ts';
import { spanishForms } from './spanishForms.ts';

export const demoForms: Readonly<Record<string, DemoForm>> = {
  'FORM-07 mortgage lead': {
    path: '/mortgage/consultant.html',
    formId: 'mortgage-lead',
    button: 'Ask for a consultant',
    fillIn: async (page) => {
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@example.com' });
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
  'FORM-11 COND-02 sales lead': {
    path: '/business/talk-to-us.html',
    formId: 'sales-lead',
    button: 'Send to a business banker',
    fillIn: async (page) => {
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron', 'Work email': 'ada@example.com' });
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
  'FORM-17 COND-07 merchant financing': {
    path: '/business/merchant-financing.html',
    formId: 'merchant-financing',
    button: 'Ask about financing',
    fillIn: async (page) => {
      await choose(page, { 'You are': 'new' });
      await fill(page, { 'Zip code of your business': '04101' });
      await choose(page, { Industry: 'trade' });
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron', 'Work email': 'ada@example.com' });
      await fill(page, { Phone: '2075550142', 'Business name': 'Engines', Amount: '25,000' });
      await tick(page, ['By ticking this box']);
    },
    lead: { ...person, customerType: 'new', zipCode: '04101', industry: 'trade', amount: '25,000' },
    ends: { words: 'Thank you. We are looking at your request.' },
    thanks: '/business/thanks.html',
  },
  'FORM-09 PAGE-06 referrer': {
    path: '/business/refer.html',
    formId: 'referrer',
    button: 'Continue',
    fillIn: async (page) => {
      await fill(page, { 'Your name': 'Ada Byron', 'Your company': 'Engines' });
      await fill(page, { 'Your email': 'ada@example.com' });
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
      await fill(page, { 'Your email': 'ada@example.com' });
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
  'FORM-10 marketing automation': {
    path: '/business/cash-flow-guide.html',
    formId: 'cash-flow-guide',
    button: 'Send me the guide',
    fillIn: async (page) => {
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron', 'Work email': 'ada@example.com' });
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
      await fill(page, { 'Work email': 'ada@example.com', 'Work email again': 'ADA@example.com' });
      await fill(page, { 'What do you have in mind?': 'Accounts for the clients of our practice.' });
    },
    lead: { ...person, partnerType: 'accountant', country: 'CA', province: 'ON', formType: 'partnerLead' },
    ends: { words: 'Thank you. The partner team has your message.' },
    // Without JavaScript the server asks to resubmit, which formPages.test.ts covers.
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
      await fill(page, { 'Code on your letter': code, Email: 'ada@example.com' });
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
      await fill(page, { 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@example.com' });
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
    ends: { words: 'We have what we need for now.' },
    thanks: '/global-transition-solutions/thanks.html',
  },
  ...spanishForms,
};

/** Waits until a submission would no longer be considered too fast for a person. */
export const asPeopleDo = (page: Page) =>
  page.waitForFunction((least) => performance.now() > least, shortestFillTime + 100);

/** Submits a form by its button. */
export const sendForm = (page: Page, { button }: Pick<DemoForm, 'button'>) =>
  page.locator('[data-section=Form]').getByRole('button', { name: button, exact: true }).click();
