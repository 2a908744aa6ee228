import { contactMachine } from '../../../../machines/account/contact.machine.js';
import { faqsMachine } from '../../../../machines/account/faqs.machine.js';
import { feedbackStart } from '../../../../machines/account/feedback.js';
import { feedbackMachine } from '../../../../machines/account/feedback.machine.js';
import { defineContactActors } from '../../../effects/account/contact.js';
import { defineFaqsActors } from '../../../effects/account/faqs.js';
import { defineFeedbackActors } from '../../../effects/account/feedback.js';
import { ContactPart } from '../../../screens/account/contact/Part.js';
import { ContactUsView } from '../../../screens/account/contactUs/View.js';
import { FaqsScreen } from '../../../screens/account/faqs/Screen.js';
import { FeedbackScreen } from '../../../screens/account/feedback/Screen.js';
import { FlowHost } from '../../hosting/FlowHost.js';
import { flowPage, plainPage } from '../../navigation/page.js';

/* Three flows side by side: each loads by itself, so that a failure of one leaves the others in place. */

const contactPart = flowPage({
  machine: (outside) => contactMachine.provide({ actors: defineContactActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <ContactPart contact={flow} />,
});

export const faqsPart = flowPage({
  machine: (outside) => faqsMachine.provide({ actors: defineFaqsActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <FaqsScreen faqs={flow} />,
});

export const feedbackPart = flowPage({
  machine: (outside) => feedbackMachine.provide({ actors: defineFeedbackActors(outside) }),
  input: ({ saved }) => feedbackStart(saved),
  Screen: ({ flow, lobby }) => <FeedbackScreen feedback={flow} country={lobby.site.countryCode} />,
});

export const page = plainPage({
  Screen: ({ lobby }) => (
    <ContactUsView
      contact={<FlowHost name="contactUs.contact" page={contactPart} lobby={lobby} />}
      faqs={<FlowHost name="contactUs.faqs" page={faqsPart} lobby={lobby} />}
      feedback={<FlowHost name="contactUs.feedback" page={feedbackPart} lobby={lobby} />}
    />
  ),
});
