/** Features that Playwright disables, repeated here because browsers heed only the last list. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Parts of the browser interface that no test sees, but that take longer than the page itself. */
const OFF_BESIDE_PAGES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** Arguments that disable background activity and network requests of the browser itself. */
export const browserArguments: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Without it, the headless shell would lay out text on whole pixels, unlike all phones and other
  // browsers.
  '--font-render-hinting=none',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF_BESIDE_PAGES].join(',')}`,
];
