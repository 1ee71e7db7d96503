// Docusaurus hides a dismissed announcement before the first paint without checking which announcement it was. This
// deletes an old dismissal earlier, so that a new announcement is visible from the first paint.
(() => {
  const id = 'docusaurus.announcement.id' + __STORAGE_NAMESPACE__;
  if (window.localStorage && localStorage.getItem(id) && localStorage.getItem(id) !== __ANNOUNCEMENT_ID__) {
    localStorage.removeItem('docusaurus.announcement.dismiss' + __STORAGE_NAMESPACE__);
  }
})();
