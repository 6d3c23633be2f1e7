import type { LabelledText } from './labelled-text.ts';

/** Newsletters about health, as source, subject and text; all invented. */
export const medicalTexts: readonly LabelledText[] = [
  [
    'Harbor Pediatrics',
    'Time for a well-child visit',
    'Our records show that your child is due for the yearly check-up. Please call the office to schedule an appointment. Immunizations can be given at the same visit.',
  ],
  [
    'Bright Smile Dental',
    'Appointment reminder',
    'This is a reminder of your cleaning with Dr. Amari on Tuesday at 3:15 p.m. Reply C to confirm. Please give 24 hours’ notice if you need to cancel.',
  ],
  [
    'Lakeside school nurse',
    'Head lice in first grade',
    'A case of head lice was found in your child’s classroom. Please check your child’s hair tonight and treat it if you find nits. Children may return to school after treatment.',
  ],
  [
    'Corner Pharmacy',
    'Your prescription is ready',
    'The prescription ending in 4471 is ready for pick-up. It will be held for ten days. One refill remains; ask the pharmacist about automatic refills.',
  ],
  [
    'County Health Department',
    'Flu shot clinic',
    'Free flu shots for everyone over six months are given at the fairgrounds on Saturday from 9 to 1. No insurance is needed. Wear short sleeves and bring the consent form for minors.',
  ],
  [
    'Harbor High School',
    'Vaccination record missing',
    'State law requires a second meningitis vaccine for students entering grade 12. The nurse has no record of the dose for your student. Please send proof from your doctor before October 1.',
  ],
  [
    'Valley Orthodontics',
    'Braces adjustment',
    'Your next adjustment is on December 3 at 8:40. Please brush before you come, and call us when a bracket or wire is loose. Elastics should be worn at night.',
  ],
  [
    'Clearview Eye Care',
    'Annual eye exam',
    'It has been a year since the last eye exam. Children’s eyes change quickly, and a new prescription for glasses may be needed. Schedule online; most vision plans cover one exam a year.',
  ],
  [
    'Blue Ridge Health Plan',
    'Explanation of benefits',
    'This is not a bill. A claim from Harbor Pediatrics for an office visit was processed. The plan paid $112.40; your share is a copay of $25, which the provider may bill.',
  ],
  [
    'Springfield Children’s Hospital',
    'Before the surgery',
    'Your child’s ear tube surgery is on January 14. No food after midnight and clear liquids until two hours before. A nurse calls the day before with the arrival time.',
  ],
  [
    'School nurse, Northgate',
    'Medication forms',
    'Students who need an inhaler, an EpiPen or any other medication during the day must have a form signed by a physician. Forms from last year are no longer valid. Bring medication in its original box.',
  ],
  [
    'Dr. Feld',
    'Lab results',
    'The strep test came back negative. Keep giving fluids and acetaminophen for the fever, and call if it lasts more than three days. Full results are in the patient portal.',
  ],
  [
    'Family Allergy Clinic',
    'Allergy shots: new hours',
    'From December, injections are given on Mondays and Thursdays until 6 p.m. Patients wait thirty minutes after each shot. Please bring your epinephrine injector to every visit.',
  ],
  [
    'Lakeside Elementary',
    'Vision and hearing screening',
    'The nurse screens the vision and hearing of all first, third and fifth graders next week. If you do not want your child to be screened, send a note. You hear from us only if a follow-up with a doctor is advised.',
  ],
  [
    'Harbor Pediatrics',
    'Hand, foot and mouth disease',
    'We are seeing many cases. Symptoms are fever, a sore throat and blisters on hands and feet. Keep children at home until the fever has been gone for 24 hours without medicine.',
  ],
  [
    'Motion Physical Therapy',
    'Exercises and next session',
    'Here is the home program for the ankle: three sets of heel raises, twice a day. Your next therapy session is Friday at 4. Please wear shorts and bring the brace.',
  ],
  [
    'Bright Smile Dental',
    'Sealants for molars',
    'Dr. Amari recommends sealants for the six-year molars to prevent cavities. The treatment takes twenty minutes and is covered by most dental plans up to age 14.',
  ],
  [
    'Counseling Associates',
    'Your appointment with Dr. Rhee',
    'We look forward to seeing Leo for his first therapy appointment. Please complete the intake questionnaire and the insurance form in the portal at least two days before.',
  ],
  [
    'Springfield Urgent Care',
    'Visit summary',
    'Diagnosis: sprained left wrist. X-ray shows no fracture. Wear the splint for two weeks, ice for swelling, ibuprofen every six hours as needed. Follow up with your primary doctor.',
  ],
  [
    'Camp Whispering Pines',
    'Health form for campers',
    'No camper can start without the health form, completed and signed by a doctor after January 1. List every medication, allergy and the date of the last tetanus shot. The camp nurse is happy to answer questions.',
  ],
  [
    'Sports Medicine Center',
    'Sports physicals',
    'Pre-participation physicals for student athletes cost $30 at our clinic on Saturday. Bring the history form, filled in by a parent. The doctor checks heart, lungs, joints and blood pressure.',
  ],
  [
    'Blood Center',
    'You can give again',
    'It has been eight weeks since your last blood donation. Type O is in short supply at area hospitals. Eat well, drink water and bring an ID to your appointment.',
  ],
  [
    'Corner Pharmacy',
    'Vaccines without appointment',
    'Shingles, pneumonia and tetanus vaccines are available every day at the pharmacy counter. Bring your insurance card. Ask about the new RSV vaccine if you are over 60.',
  ],
  [
    'Dermatology of Springfield',
    '',
    'Hi Ana, you are due for your yearly skin check with Dr. Osei. Call 555-0142 or use the portal to schedule. Please arrive without make-up.',
  ],
  [
    'Northgate Middle School',
    'Pertussis exposure notice',
    'A student in grade 7 was diagnosed with whooping cough. Watch your child for a cough over the next three weeks and see a doctor if it appears. Antibiotics protect close contacts.',
  ],
  [
    'Riverside Hospital',
    'Your bill',
    'The balance for your emergency room visit on August 2 is $340.00 after insurance. Payment plans without interest are available to all patients. Questions about a claim? Call patient accounts.',
  ],
  [
    'Sleep Clinic',
    'Preparing for the sleep study',
    'Please arrive at 8 p.m. with comfortable pajamas. No caffeine after noon. The technician places sensors on the head and chest; a parent stays with a child patient overnight.',
  ],
  [
    'Harbor Pediatrics',
    'New office hours',
    'Beginning in January our doctors see sick children on Saturday mornings without an appointment. The nurse line is open around the clock. In an emergency call 911.',
  ],
  [
    'Valley Orthodontics',
    'Retainer check',
    'Teeth move back quickly when the retainer stays in its box. Please come for a free retainer check before school starts; lost ones are replaced for $120.',
  ],
  [
    'Prenatal class, Riverside Hospital',
    'Infant CPR course',
    'Learn infant CPR and how to treat choking in a two-hour course taught by nurses. Grandparents and sitters are welcome. Register by phone; the course is free for our patients.',
  ],
];
