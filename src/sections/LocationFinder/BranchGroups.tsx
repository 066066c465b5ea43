import { levelBelow } from '#components/data-display/levelBelow.ts';
import type { HeadingLevel } from '#content/heading.ts';
import { groupBy } from '#lib/values/groupBy.ts';
import { BranchEntry } from './BranchEntry.tsx';
import { Branches, CityGroup, CityName, StateName } from './LocationFinder.styles.ts';
import type { FoundBranch } from './useLocations.ts';

/** The branches of one page, grouped by state and city. @param level of the headings of states. */
export function BranchGroups({
  branches,
  level,
}: {
  readonly branches: readonly FoundBranch[];
  readonly level: HeadingLevel;
}) {
  const states = [...groupBy(branches, ({ stateName }) => stateName)];
  return states.map(([stateName, inState]) => (
    <div key={stateName} data-part="state">
      <StateName level={level}>{stateName}</StateName>
      {[...groupBy(inState, ({ cityName }) => cityName)].map(([cityName, inCity]) => (
        <CityGroup key={cityName}>
          {cityName !== '' && <CityName level={levelBelow(level)}>{cityName}</CityName>}
          <Branches>
            {inCity.map((branch) => (
              <BranchEntry key={`${branch.addressLine1} ${branch.addressLine2}`} branch={branch} />
            ))}
          </Branches>
        </CityGroup>
      ))}
    </div>
  ));
}
