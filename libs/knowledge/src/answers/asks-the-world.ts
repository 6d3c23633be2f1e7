const units =
  'teaspoons?|tablespoons?|cups?|ounces?|pounds?|grams?|kilos?|feet|inches|yards?|miles?|meters?|metres?|liters?|litres?|gallons?|pints?|seconds?|minutes?|hours?|days?|weeks?';
const patterns: readonly RegExp[] = [
  // A task: "Write me a first sentence for an essay."
  /(?:^|[.,;:!?]\s*)(?:(?:please|hey|hi|ok(?:ay)?|so|and|now)\W+)*(?:(?:can|could|would|will) you (?:please |kindly )?)?(?:write|compose|translate|define|spell|explain|summari[sz]e|calculate|convert)\b/iu,
  /\bgive me (?:\d+|two|three|four|five|ten|some|a few|an? (?:idea|example|list|quote|synonym))\b/iu,
  // Anybody's question: "How does one get wax out of linen?"
  /\bhow (?:does|do|can|could|should|would|to|long (?:should|must|does)) (?:one|you|u|people|somebody|someone)\b|\bby what means\b|\bcan one\b|\bhow to\b/iu,
  /\bone (?:removes?|gets?|makes?|boils?|cooks?|cleans?|eats?|washes|should|can|may)\b|\b(?:should|can|may|does|must) one\b/iu,
  /\bhow (?:do|can|should) i (?:remove|make|cook|boil|bake|clean|wash|fix|unclog)\b|\bdo you (?:happen to )?know (?:how|why)\b/iu,
  /\bhow (?:do|can|should|would) i get .{2,40} out of\b|\b(?:best|easiest|quickest) way (?:to|of)\b|\bin one sentence\b/iu,
  /\bcan (?:i|you|she|he) (?:eat|drink)\b.{0,40}\b(?:pregnan\w+|pregnnat|breast-?feeding|antibiotics)\b/iu,
  // "Is it normal that a toddler skips his nap", "is it legal to", "does this verb take the dative"
  /\bis it (?:normal|legal|illegal|healthy|dangerous|harmful|bad|safe) (?:that|for|to|if)\b|\b(?:genitive|dative|accusative|subjunctive|past tense|plural of|synonyms?|antonyms?)\b/iu,
  // "How many months does a goat carry", "what do badgers eat", "how many herring are there in a barrel"
  /\b(?:do|does|can) (?:an? \p{L}+|(?!the\b|our\b|my\b|your\b)\p{L}{3,}s) (?:eat|carry|live|sleep|weigh|hibernate|lay|breathe|hatch)\b/iu,
  /\bhow many \p{L}+ (?:are there|are|go|fit) (?:in|on|to) an? (?!week|month|day|year|team|group)\p{L}+/iu,
  /\bhow (?:cold|hot|warm) (?:does|do|should|must) (?:it|water|oil|milk|an? \p{L}+)\b|\bwhat temperature\b.{0,60}\b(?:lamb|beef|pork|chicken|turkey|steak|roast|meat|bread|cake|fish|eggs?)\b/iu,
  /\bcan (?:i|you|u|she|he|one) take \p{L}+ (?:after|with|before|and|while)\b/iu,
  // An exchange rate: "how many kroner do I get for 100 dollars"
  /\bhow (?:many|much) .{2,30} for (?:a|an|one|\d[\d,.]*) ?(?:hundred |thousand )?(?:dollars?|euros?|pounds?|kron[ea]r|yen|francs?)\b/iu,
  // The words and facts of an encyclopedia.
  /\bmeaning of\b|\bwhat(?:['’]?s| is| does) .{1,60}\bmean(?:ing)?\b|\bdifference between\b|\bcapital (?:city )?of\b|\b(?:boiling|melting|freezing) point\b|\bsquare root\b/iu,
  /\bwho (?:invented|discovered|painted|composed|founded)\b|\bin the (?:whole )?world\b|\bworld (?:cup|record|champions?)\b/iu,
  new RegExp(`\\bhow many (?:${units}) (?:(?:are|is) )?(?:there )?(?:in|to|make) an?\\b`, 'iu'),
];

/** Nobody's mail forecasts the weather. */
const forecast =
  /\b(?:will|going to|gonna|supposed to) (?:it )?(?:rain|snow|hail|storm)\b|\bwill it be (?:sunny|hot|cold|warm|windy)\b|\bweather (?:be|forecast)\b/iu;
/** Words of a family's mail: "How do you sign up for chess?", "Can you explain the new pickup rules?" */
const householdWords =
  /\b(?:sign(?:ing)? up|register|registration|enroll?|order|apply|pay|reach|contact|book|volunteer|return|submit|log ?in|schools?|class|teachers?|letters?|mails?|e-?mails?|newsletters?|forms?|slips?|trip|practice|team|club|coach|camp|bus|pick-?up|drop-?off|we|us|our|my)\b/iu;

/** Whether a question is for an encyclopedia, a cookbook or a writer rather than for a household's mail. */
export function asksTheWorld(text: string): boolean {
  if (forecast.test(text)) return true;
  return !householdWords.test(text) && patterns.some((pattern) => pattern.test(text));
}
