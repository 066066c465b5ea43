import { branchStructuredData } from '#data/branchStructuredData.ts';
import { readLocations } from '#data/locations.ts';
import { defineSection, type PageFacts } from '#section-kit/defineSection.ts';
import { schema, type ShownBranch } from './BranchDetails.schema.ts';
import { BranchDetails as View } from './BranchDetails.tsx';
import { words } from './BranchDetails.words.ts';

/** Returns the branch with this id, and the holidays of all branches. */
function branchOf({ branch: id }: { readonly branch: string }, { branch }: Pick<PageFacts, 'branch'>) {
  const known = branch?.(id);
  const [state] = known ? readLocations(known.answer) : [];
  const [first] = state?.branches ?? [];
  const found: ShownBranch | undefined = state &&
    first && { ...first, stateName: state.stateName, map: state.map };
  return { found, holidays: known?.holidays ?? [] };
}

export const section = defineSection({
  name: 'BranchDetails',
  group: 'Forms and tools',
  summary: 'One branch: address, hours, holidays, services, a banker with a face, and a drawn map.',
  synonyms: ['branch page', 'opening hours', 'store details'],
  schema,
  View,
  words,
  // Directions to the branch.
  leadsTo: ['https://www.openstreetmap.org/'],
  resolve: (props, page) => ({ ...props, ...branchOf(props, page) }),
  jsonLd: (props, page) => {
    const { found } = branchOf(props, page);
    return found ? [branchStructuredData(found, props.bank, page.origin + page.path)] : [];
  },
  examples: {
    /** A branch with everything. */
    default: {
      heading: 'Hours, directions, and services',
      bank: 'Elmstone Bank',
      branch: 'me/portland-14-exchange-street',
    },
    /** Open on weekdays only, and without a drive-up. */
    least: { heading: 'Our first branch', bank: 'Elmstone Bank', branch: 'me/bath-1-front-street' },
    /** In Spanish. */
    spanish: {
      heading: 'Horario, cómo llegar y servicios',
      bank: 'Elmstone Bank',
      branch: 'me/portland-14-exchange-street',
    },
  },
  accessibility: [
    'The hours are a table with the days as row headers; today’s row is marked as current.',
    'The map is a picture whose text names the state and the city; the address says where the branch is.',
    'Whether the branch is open is text, not only a color.',
  ],
});
