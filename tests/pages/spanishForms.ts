import { choose, fill, tick } from './fields.ts';
import { callDay, person, type DemoForm } from './DemoForm.ts';

export const spanishForms: Readonly<Record<string, DemoForm>> = {
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
    ends: { page: '/es/contact-us-thanks.html' },
    thanks: '/es/contact-us-thanks.html',
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
  'FORM-09 PAGE-06 referrer in Spanish': {
    path: '/es/business/refer.html',
    formId: 'referrer-es',
    button: 'Continuar',
    fillIn: async (page) => {
      await fill(page, { 'Su nombre': 'Ada Byron', 'Su empresa': 'Motores' });
      await fill(page, { 'Su correo electrónico': 'ada@example.com' });
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
    ends: { words: 'Gracias. Tenemos su mensaje.' },
    thanks: undefined,
  },
};
