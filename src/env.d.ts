/** Settings of the build (README, "Settings"): texts, empty where unset. */
interface ImportMetaEnv {
  readonly VITE_APP_KEY: string;
  readonly VITE_APP_DOMAIN_LOOKUP: string;
  readonly VITE_APP_DOMAINS: string;
}
