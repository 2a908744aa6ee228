-- Who asks the payment company about an order, and who exchanges the code of a social login, until when. The call is made
-- outside of every transaction; its outcome is stored only while the claim is still held.
alter table pay_order add column claim uuid;
alter table pay_order add column claimed_until timestamptz;
alter table pay_order add constraint pay_order_claim_ends check ((claim is null) = (claimed_until is null));
alter table social_login add column claim uuid;
alter table social_login add column claimed_until timestamptz;
alter table social_login add constraint social_login_claim_ends check ((claim is null) = (claimed_until is null));
