import { z } from 'zod';
import { readZipZone } from '#data/zipZone.ts';
import { zipZoneAnswer } from '#composer/rates/zones.ts';
import { zipCode } from '#composer/rates/questionFields.ts';
import { zipCodeExamples } from '#composer/server/services/contract/rateParts.ts';
import { readParts, type RateService } from './RateService.ts';

const question = z.object({ zipcode: zipCode() });

/** `GET /svt/{provider}/zipZone`: the zone and state of a zip code. */
export const zipZoneService: RateService = {
  name: 'zipZone',
  method: 'GET',
  path: 'zipZone',
  contract: {
    name: 'zipZone',
    method: 'GET',
    path: 'zipZone',
    sentAs: 'query',
    request: question,
    response: z.object({
      zone: z.string().min(1),
      stateCode: z.string().optional().describe('Absent if the bank has no offer there.'),
      stateName: z.string().optional(),
    }),
    answer: { zone: 'northeast', stateCode: 'ME', stateName: 'Maine' },
    examples: zipCodeExamples({}),
  },
  read: (request) => {
    const asked = readParts(question, request.query);
    return {
      answer: (book) => ({ body: zipZoneAnswer(book.zones, asked.zipcode) }),
      call: { query: asked },
      check: (answer) => {
        readZipZone(answer);
        return {};
      },
    };
  },
};
