-- A difference with a maker is decided with a reason too.
comment on column suspense_decision.reason is
  'Why, in the words of the operator; null of a difference with a maker that was decided before reasons were stored.';
