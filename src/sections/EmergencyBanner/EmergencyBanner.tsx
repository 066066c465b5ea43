import { Icon } from '#components/data-display/Icon.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './EmergencyBanner.schema.ts';
import { Close, Closer, Content, BannerIcon, News, Root, Title } from './EmergencyBanner.styles.ts';
import type { words } from './EmergencyBanner.words.ts';

const colors = { information: 'info', warning: 'warning', emergency: 'error' } as const;

/** Props for a `summary` element. It has an implicit role, which MUI would override. */
const summary = { component: 'summary', role: undefined } as const;

/** Urgent news at the top of the page. */
export function EmergencyBanner(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoEmergencyBanner' });
  const { bannerId, severity, heading, text } = props;
  const word = useWords<typeof words>();
  return (
    // News passes, so searches do not find it.
    <Root ownerState={{ severity }} aria-label={word('bannerLabel')} data-banner={bannerId} data-nosnippet="">
      <Content>
        <BannerIcon name={severity === 'information' ? 'info' : 'warning'} color={colors[severity]} />
        <News>
          <Title>{heading}</Title>
          {text && <Inline html={text} />}
        </News>
        <Closer>
          <Close {...summary} aria-label={word('bannerClose')}>
            <Icon name="close" />
          </Close>
        </Closer>
      </Content>
    </Root>
  );
}
