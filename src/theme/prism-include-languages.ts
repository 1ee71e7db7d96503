/** Nothing is highlighted in the browser: colours come from the build. */
export default function prismIncludeLanguages(): void {
  // Intentionally empty: the theme calls this function to register languages with a highlighter that is not shipped.
}
