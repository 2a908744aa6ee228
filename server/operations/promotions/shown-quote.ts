import type { components } from '../../../openapi/user-api.js';
import type { Quote } from '../../domain/promotions/join.js';

export const shownQuote = (quote: Quote): components['schemas']['PromotionQuote'] => ({
  ...quote,
  deadline: quote.deadline.toISOString(),
});
