import { useWords } from '#section-kit/sectionContext.tsx';
import { hoursText } from './hoursText.ts';
import {
  Address,
  BranchItem,
  Hours,
  HoursRow,
  Landmark,
  Part,
  Photo,
  Service,
  Services,
  Street,
  Times,
  Way,
  Ways,
} from './LocationFinder.styles.ts';
import { words } from './LocationFinder.words.ts';
import type { FoundBranch } from './useLocations.ts';

const serviceNames = ['atm', 'driveUp', 'safeDeposit', 'notary', 'spanish', 'chinese'] as const;

/** The opening hours and services of a branch. */
function Offer({ openingHours, services }: Pick<FoundBranch, 'openingHours' | 'services'>) {
  const word = useWords<typeof words>();
  const known = serviceNames.filter((service) => services.includes(service));
  return (
    <Part>
      {openingHours.length > 0 && (
        <Hours aria-label={word('hours')}>
          {openingHours.map((hours) => {
            const { days, times } = hoursText(hours, word);
            return (
              <HoursRow key={hours}>
                <dt>{days}</dt>
                <Times>{times}</Times>
              </HoursRow>
            );
          })}
        </Hours>
      )}
      {known.length > 0 && (
        <Services aria-label={word('services')}>
          {known.map((service) => (
            <li key={service}>
              <Service size="small" variant="outlined" label={word(service)} />
            </li>
          ))}
        </Services>
      )}
    </Part>
  );
}

/**
 * A branch with its address, directions and telephone number. All of the service's values are rendered as text
 * (SEC-03).
 */
export function BranchEntry({ branch }: { readonly branch: FoundBranch }) {
  const word = useWords<typeof words>();
  const { addressLine1, addressLine2, landMarkText, locImagePath, phoneNumber } = branch;
  const { directionsUrl, directionsTitle, learnMorePagePath, learnMoreTitle } = branch;
  const address = `${addressLine1}, ${addressLine2}`;
  return (
    <BranchItem>
      <Part>
        {locImagePath !== '' && <Photo image={{ src: locImagePath, alt: '', width: 480, height: 300 }} />}
        <Address>
          <Street>{addressLine1}</Street>
          <span>{addressLine2}</span>
        </Address>
        {landMarkText !== '' && (
          <Landmark variant="body2" color="textSecondary">
            {landMarkText}
          </Landmark>
        )}
        <Ways>
          {phoneNumber !== '' && (
            <Way
              href={`tel:+1${phoneNumber.replace(/\D/g, '')}`}
              aria-label={word('callBranch', { phone: phoneNumber })}
            >
              {phoneNumber}
            </Way>
          )}
          {directionsUrl !== '' && (
            <Way href={directionsUrl}>
              {directionsTitle}
              <span className="visually-hidden"> {word('toAddress', { address })}</span>
            </Way>
          )}
          {learnMorePagePath !== '' && (
            <Way href={learnMorePagePath}>
              {learnMoreTitle}
              <span className="visually-hidden"> {word('atAddress', { address })}</span>
            </Way>
          )}
        </Ways>
      </Part>
      <Offer {...branch} />
    </BranchItem>
  );
}
