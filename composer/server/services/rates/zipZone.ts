import { z } from 'zod';
import { readZipZone } from '#data/zipZone.ts';
import { zipZoneAnswer } from '#composer/rates/zones.ts';
import { zipCode } from '#composer/rates/questionFields.ts';
import { readParts, type RateService } from './RateService.ts';

const question = z.object({ zipcode: zipCode() });

/** `GET /svt/{provider}/zipZone`: the zone and state of a zip code. */
export const zipZoneService: RateService = {
  name: 'zipZone',
  method: 'GET',
  path: 'zipZone',
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
