import { hoursText } from '#lib/format/hoursText.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import * as Styled from './LocationFinder.styles.ts';
import type { words } from './LocationFinder.words.ts';
import type { FoundBranch } from './useLocations.ts';

const serviceNames = ['atm', 'driveUp', 'safeDeposit', 'notary', 'spanish', 'chinese', 'accessible'] as const;

interface HoursProps {
  readonly label: string;
  readonly hours: readonly string[];
}

function Hours({ label, hours }: HoursProps) {
  const { words: dictionary } = useSection();
  return (
    <Styled.Hours aria-label={label}>
      {hours.map((line) => {
        const { days, times } = hoursText(line, dictionary as Words);
        return (
          <Styled.HoursRow key={line}>
            <dt>{days}</dt>
            <Styled.Times>{times}</Styled.Times>
          </Styled.HoursRow>
        );
      })}
    </Styled.Hours>
  );
}

type Words = (typeof words)['en'];

export interface BranchEntryProps {
  readonly branch: FoundBranch;
  /** Whether the hours of the drive-up are shown too. */
  readonly showsDriveUp: boolean;
}

/** The opening hours and services of a branch. */
function Offer({ branch, showsDriveUp }: BranchEntryProps) {
  const word = useWords<typeof words>();
  const { openingHours, driveUpHours, services } = branch;
  const offered = serviceNames.filter((service) => services.includes(service)).map((name) => word(name));
  return (
    <Styled.Part>
      {openingHours.length > 0 && <Hours label={word('hours')} hours={openingHours} />}
      {showsDriveUp && driveUpHours.length > 0 && (
        <div>
          <Styled.HoursName>{word('driveUpHours')}</Styled.HoursName>
          <Hours label={word('driveUpHours')} hours={driveUpHours} />
        </div>
      )}
      {offered.length > 0 && (
        <Styled.Services variant="body2" color="textSecondary">
          {offered.join(' · ')}
        </Styled.Services>
      )}
    </Styled.Part>
  );
}

/** The telephone number of a branch, the way there, and the page that says more. */
function BranchLinks({ branch }: { readonly branch: FoundBranch }) {
  const word = useWords<typeof words>();
  const { addressLine1, addressLine2, phoneNumber } = branch;
  const { directionsUrl, directionsTitle, learnMorePagePath, learnMoreTitle } = branch;
  const address = `${addressLine1}, ${addressLine2}`;
  return (
    <Styled.Links>
      {phoneNumber !== '' && (
        <Styled.BranchLink
          href={`tel:+1${phoneNumber.replace(/\D/g, '')}`}
          aria-label={word('callBranch', { phone: phoneNumber })}
        >
          {phoneNumber}
        </Styled.BranchLink>
      )}
      {directionsUrl !== '' && (
        <Styled.BranchLink href={directionsUrl}>
          {directionsTitle}
          <span className="visually-hidden"> {word('toAddress', { address })}</span>
        </Styled.BranchLink>
      )}
      {learnMorePagePath !== '' && (
        <Styled.BranchLink href={learnMorePagePath}>
          {learnMoreTitle}
          <span className="visually-hidden"> {word('atAddress', { address })}</span>
        </Styled.BranchLink>
      )}
    </Styled.Links>
  );
}

/** Whether the branch, or its drive-up, is open. A program writes it, because the clock of the visitor decides; see `showOpenStates`. */
function OpenLine({ branch: { openingHours, driveUpHours, timeZone }, showsDriveUp }: BranchEntryProps) {
  if (openingHours.length === 0 || timeZone === undefined) return null;
  return (
    <Styled.OpenLine
      // The program writes it once.
      key={String(showsDriveUp)}
      data-open={openingHours.join(';')}
      data-drive-up={driveUpHours.length === 0 ? undefined : driveUpHours.join(';')}
      data-for={showsDriveUp ? 'driveUp' : undefined}
      data-zone={timeZone}
      // Hydration leaves what the program wrote alone.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * A branch with its address, directions and telephone number. All of the service's values are rendered as text
 * (SEC-03).
 */
export function BranchEntry({ branch, showsDriveUp }: BranchEntryProps) {
  const word = useWords<typeof words>();
  const { addressLine1, addressLine2, landMarkText, locImagePath, pagePath, miles } = branch;
  return (
    <Styled.BranchItem>
      <Styled.Part>
        {locImagePath !== '' && (
          <Styled.Photo image={{ src: locImagePath, alt: '', width: 480, height: 300 }} />
        )}
        <Styled.Address>
          <Styled.Street>
            {pagePath === '' ? (
              addressLine1
            ) : (
              <Styled.PageLink href={pagePath}>{addressLine1}</Styled.PageLink>
            )}
          </Styled.Street>
          <span>{addressLine2}</span>
        </Styled.Address>
        {miles !== undefined && <Styled.Miles>{word('miles', { miles: miles.toFixed(1) })}</Styled.Miles>}
        <OpenLine {...{ branch, showsDriveUp }} />
        {landMarkText !== '' && (
          <Styled.Landmark variant="body2" color="textSecondary">
            {landMarkText}
          </Styled.Landmark>
        )}
        <BranchLinks branch={branch} />
      </Styled.Part>
      <Offer {...{ branch, showsDriveUp }} />
    </Styled.BranchItem>
  );
}
