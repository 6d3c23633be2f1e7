import type { QuestionSet } from '../question-set.ts';
import { abernathyQuestions } from './abernathy.ts';
import { castellanQuestions } from './castellan.ts';
import { haddadQuestions } from './haddad.ts';
import { harperQuestions } from './harper.ts';
import { kowalskiQuestions } from './kowalski.ts';
import { achebeLindqvistQuestions } from './achebe-lindqvist.ts';
import { macaskillQuestions } from './macaskill.ts';
import { marchettiQuestions } from './marchetti.ts';
import { marchukDelormeQuestions } from './marchuk-delorme.ts';
import { moreauQuestions } from './moreau.ts';
import { nakagawaReyesQuestions } from './nakagawa-reyes.ts';
import { okonkwoQuestions } from './okonkwo.ts';
import { oyelaranQuestions } from './oyelaran.ts';
import { solheimQuestions } from './solheim.ts';
import { tanakaQuestions } from './tanaka.ts';
import { beaumontQuestions } from './beaumont.ts';
import { brandvoldOduyaQuestions } from './brandvold-oduya.ts';
import { brennanQuestions } from './brennan.ts';
import { callowayRuizQuestions } from './calloway-ruiz.ts';
import { dunbarPereiraQuestions } from './dunbar-pereira.ts';
import { desrosiersPikeQuestions } from './desrosiers-pike.ts';
import { ferraroDangQuestions } from './ferraro-dang.ts';
import { gallagherQuestions } from './gallagher.ts';
import { hoangLeblancQuestions } from './hoang-leblanc.ts';
import { kuceraQuestions } from './kucera.ts';
import { pellewNguyenQuestions } from './pellew-nguyen.ts';
import { pembertonAdeyemiQuestions } from './pemberton-adeyemi.ts';
import { prosserHaleQuestions } from './prosser-hale.ts';
import { salesaHollowayQuestions } from './salesa-holloway.ts';
import { sugdenRashidQuestions } from './sugden-rashid.ts';
import { szymanskaBoydQuestions } from './szymanska-boyd.ts';
import { tamminenQuestions } from './tamminen.ts';
import { tilleryOseiQuestions } from './tillery-osei.ts';
import { vandermeerQuestions } from './vandermeer.ts';
import { vasilakisQuestions } from './vasilakis.ts';
import { villarrealAmesQuestions } from './villarreal-ames.ts';

/** Households whose questions the developers see. */
export const devQuestionSets: readonly QuestionSet[] = [
  okonkwoQuestions,
  marchettiQuestions,
  haddadQuestions,
  moreauQuestions,
  castellanQuestions,
  oyelaranQuestions,
  tanakaQuestions,
  brennanQuestions,
  vandermeerQuestions,
  harperQuestions,
  kowalskiQuestions,
  abernathyQuestions,
  solheimQuestions,
  vasilakisQuestions,
  achebeLindqvistQuestions,
  nakagawaReyesQuestions,
  brandvoldOduyaQuestions,
  pellewNguyenQuestions,
  tilleryOseiQuestions,
  beaumontQuestions,
  callowayRuizQuestions,
  prosserHaleQuestions,
  desrosiersPikeQuestions,
  szymanskaBoydQuestions,
  macaskillQuestions,
  tamminenQuestions,
  dunbarPereiraQuestions,
  gallagherQuestions,
  ferraroDangQuestions,
  kuceraQuestions,
  sugdenRashidQuestions,
  villarrealAmesQuestions,
  pembertonAdeyemiQuestions,
  hoangLeblancQuestions,
  salesaHollowayQuestions,
  marchukDelormeQuestions,
];
