import { memo, useEffect, useRef } from 'react';
import { showOpenStates } from '#behaviours/openStates.ts';
import { levelBelow } from '#components/data-display/Typography.tsx';
import type { HeadingLevel } from '#content/fields.ts';
import { groupBy } from '#lib/values/groupBy.ts';
import { BranchEntry } from './BranchEntry.tsx';
import * as Styled from './LocationFinder.styles.ts';
import type { FoundBranch } from './useLocations.ts';

interface EntriesProps {
  readonly branches: readonly FoundBranch[];
  /** Whether the hours of the drive-up are shown too. */
  readonly showsDriveUp: boolean;
}

const Entries = ({ branches, showsDriveUp }: EntriesProps) => (
  <Styled.Branches>
    {branches.map((branch) => (
      <BranchEntry key={`${branch.addressLine1} ${branch.addressLine2}`} {...{ branch, showsDriveUp }} />
    ))}
  </Styled.Branches>
);

interface GroupsProps extends EntriesProps {
  /** Level of the headings of states. */
  readonly level: HeadingLevel;
}

function Groups({ branches, showsDriveUp, level }: GroupsProps) {
  return [...groupBy(branches, ({ stateName }) => stateName)].map(([stateName, inState]) => (
    <div key={stateName} data-part="state">
      <Styled.StateName level={level}>{stateName}</Styled.StateName>
      {[...groupBy(inState, ({ cityName }) => cityName)].map(([cityName, inCity]) => (
        <Styled.CityGroup key={cityName}>
          {cityName !== '' && <Styled.CityName level={levelBelow(level)}>{cityName}</Styled.CityName>}
          <Entries branches={inCity} showsDriveUp={showsDriveUp} />
        </Styled.CityGroup>
      ))}
    </div>
  ));
}

interface BranchListProps extends GroupsProps {
  /** Whether they are in order of their distance, not by state and city. */
  readonly isByDistance: boolean;
  /** Words and holidays for the line that says whether a branch is open. */
  readonly hours: string;
}

/** The branches of one page: the nearest first, or grouped by state and city. */
export const BranchList = memo(function BranchList({ isByDistance, hours, ...groups }: BranchListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) showOpenStates(list.current);
  });
  return (
    <div ref={list} data-hours={hours}>
      {isByDistance ? <Entries {...groups} /> : <Groups {...groups} />}
    </div>
  );
});
