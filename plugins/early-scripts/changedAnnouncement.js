// The generator hides a dismissed announcement before the first paint without asking which announcement it was. A new
// one shows again at once when the old dismissal is forgotten first.
(() => {
  const id = 'docusaurus.announcement.id-saiki';
  if (window.localStorage && localStorage.getItem(id) && localStorage.getItem(id) !== __ANNOUNCEMENT_ID__) {
    localStorage.removeItem('docusaurus.announcement.dismiss-saiki');
  }
})();
