-- Whoever logs in with a browser is compared with who else used it (referral rewards, devices).
create index session_of_browser on session (browser_uuid);
