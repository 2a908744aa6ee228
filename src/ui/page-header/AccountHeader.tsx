import { useIntl } from 'react-intl';
import { path } from '../../../machines/addresses.js';
import { messages } from './messages.js';
import { PageHeader } from './PageHeader.js';

type Place = { label: string; href: string };
type AccountHeaderProps = {
  title: string;
  /** The pages between the account page and this one, outermost first. */
  through?: readonly Place[];
  /** Instead of the way to the page above. */
  onBack?: () => void;
};

const none: readonly Place[] = [];

/** The header of a page below the account page. */
export function AccountHeader({ title, through = none, onBack }: AccountHeaderProps) {
  const { formatMessage } = useIntl();
  const back = formatMessage(messages.back);
  return (
    <PageHeader
      title={title}
      back={onBack ? { label: back, onPress: onBack } : { label: back, href: through.at(-1)?.href ?? path.account }}
      trail={{
        label: formatMessage(messages.trail),
        places: [{ label: formatMessage(messages.account), href: path.account }, ...through],
      }}
    />
  );
}
