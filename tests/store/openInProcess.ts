// Opens the store in a separate process and stores one lead: node openInProcess.ts '<options as JSON>' key
import { storeLead } from '#composer/server/store/leadStore.ts';
import { openStore, type StoreOptions } from '#composer/server/store/openStore.ts';

const [options = '{}', key = ''] = process.argv.slice(2);
// The test that starts this file wrote the argument.
const store = await openStore(JSON.parse(options) as StoreOptions);
const lead = { form: 'contact', key, locale: 'en', page: '/', values: { firstName: 'Rosalind' } };
await storeLead(store, lead, Date.now());
await store.close();
