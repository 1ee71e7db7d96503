// Before the first paint: the language of the samples, from the address or from the last visit.
(function (root) {
  var languages = ['curl', 'typescript', 'python', 'go', 'rust'];
  var choice;
  try {
    choice = new URLSearchParams(location.search).get('samples') || localStorage.getItem('samples-saiki');
  } catch (error) {
    // Storage is blocked: the first language it is.
  }
  root.dataset.samples = languages.indexOf(choice) === -1 ? 'curl' : choice;
})(document.documentElement);
