// The theme's "Scroll back to top" animates in a script, whatever the system's setting for motion:
// https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-common/src/utils/scrollUtils.tsx

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (!(target instanceof Element && target.closest('.theme-back-to-top-button')) || !isMotionReduced()) return;
      event.stopPropagation();
      scrollTo(0, 0);
    },
    {capture: true},
  );
}
