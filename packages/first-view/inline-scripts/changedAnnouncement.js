// Docusaurus hides a dismissed announcement before the first paint without checking which announcement it was. A new one
// is visible from the first paint when the old dismissal is deleted before.
(() => {
  const id = 'docusaurus.announcement.id' + __STORAGE_NAMESPACE__;
  if (window.localStorage && localStorage.getItem(id) && localStorage.getItem(id) !== __ANNOUNCEMENT_ID__) {
    localStorage.removeItem('docusaurus.announcement.dismiss' + __STORAGE_NAMESPACE__);
  }
})();
