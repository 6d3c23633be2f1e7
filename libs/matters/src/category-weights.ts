import type { Category } from './category.ts';

/**
 * The words and phrases that speak for a category, by how much they do: 4 hardly ever means anything else, 1 is a hint.
 * Case, plurals, hyphens and apostrophes do not matter, and a verb stands for its forms in -ed and -ing unless they have
 * an entry of their own. Where a phrase is found, its single words are not counted.
 */
export const categoryWeights: Readonly<Record<Category, Readonly<Record<1 | 2 | 3 | 4, string>>>> = {
  School: {
    4: `homework, kindergarten, kindergartner, preschool, preschooler, pre-k, homeroom, report card, parent teacher conference, school board, school district, pta, pto, ptsa, back to school night,
      curriculum night, permission slip, field trip, yearbook, spelling test, spelling list, math test, book fair, school bus, bus route, school lunch, first day of school, last day of school, no
      school, school closed, school closing, early dismissal, early release, late start, delayed opening, two hour delay, curriculum, substitute teacher, standardized test, state test, state
      testing, school supply, daycare, parent portal, family portal, class trip, school play, school musical, first grader, second grader, third grader, fourth grader, fifth grader, sixth grader,
      seventh grader, eighth grader, grader, schoolwork, classwork, lesson plan, iep, 504 plan, esl, pajama day, crazy hair day, hat day, dress down day, picture retake, science lab, book report,
      vocabulary quiz, multiplication, show and tell, student council, honor roll, spelling bee, class party, room parent, teacher appreciation, staff appreciation, outdoor education, robotics
      club, math club, chess club at school, school choir, parents evening, inset day, school garden, class pet, reading log, after school club, after school program, before school care,
      principal, vice principal, promotion ceremony, commencement, school photo, cap and gown, sight word, gift wrap sale, media release, emergency card, wednesday folder, thursday folder, weekly
      folder, class of, ap exam, re enroll, naptime, dress rehearsal for choir, first period, second period, third period, after the last bell, end of term, school store, school fundraiser,
      tuition payment, school counselors, classroom news, star of the week, student of the month, line leader, share day, library day, pe day, gym shoes, specials schedule, water bottle and snack,
      school psychologist`,
    3: `math tutor, reading tutor, teacher, classroom, semester, trimester, dismissal, dismiss, elementary, middle school, high school, grade level, student handbook, handbook, counselor, guidance counselor, school counselor,
      attendance, absent, absence, tardy, campus, spring break, winter break, fall break, half day, school office, front office, main office, school library, science fair, spelling, math, algebra,
      geometry, recess, school calendar, superintendent, tuition, transcript, graduation, graduate, classmate, quiz, chromebook, backpack, aftercare, after school, before school, school year,
      spirit day, spirit week, picture day, school picture, assembly, cafeteria, dress code, school uniform, sat, psat, act test, advanced placement, school concert, school board meeting,
      academic, student, pupil, lunch account, lunch menu, meal account, breakfast program, grading, marking period, midterm, finals week, final exam, syllabus, study guide, study hall,
      vocabulary, phonics, handwriting, cubby, locker, flashcard, stem lab, stem night, coding club, robotics, debate team, mathematics, social studies, language arts, foreign language, french
      class, spanish class, circle time, nap time, pick up line, drop off line, carline, bus stop, bus driver, chaperone, scholarship, classroom volunteer, science project, diorama, term paper,
      speech teacher, special education, gifted program, reading group, reading specialist, tutoring, tutor, art show, college fair, learning, montessori, nursery school, child care, childcare,
      diploma, junior class, senior class, sophomore, freshman, freshmen, valedictorian, unit test, math unit, weather unit, reading unit, guidance, registrar, extra credit, extra help, guidance
      window, foyer, commons, detention, suspension, hall pass, bell schedule, period, media specialist, paraprofessional, teaching assistant, cursive, fractions, decimals, long division, spelling
      word, novel, chapter book, read aloud, story problem, playground duty, crossing guard, scholastic, open classroom, gown`,
    2: `school, class, grade, history, assignment, textbook, essay, exam, school event, band, orchestra, auditorium, enroll, enrollment, education, educator, faculty, staff development, media
      center, art class, music class, lunch box, elective, college application, financial aid, ms, mrs, mme, academy, college, course, science, rehearsal, drama, kid, children, instruction,
      professional development, staff, gymnasium, semester fee, notebook, worksheet, folder, binder, pencil, crayon, glue stick, snack time, lab fee, club, poem, paragraph, journal, writing,
      portfolio, teach, boosters, proof of residence, adviser, advisor, desk, unit, poster, shoebox, senior, ceremony, blanket, extra recess, profits, reduced meal, farm animal, counting, shape,
      alphabet, letter of the week, instrument, sheet music, choir, concert choir, art supply, field day, sibling`,
    1: `reading, test, project, study, parent, guardian, room, bus, supply, library book, term, mr, subject, mascot, pajamas, lego, recital, performance, portal, retake, presentation, workshop,
      costume, read, lunch, breakfast, stuffed animal`,
  },
  Sports: {
    4: `yellow belt, orange belt, green belt, blue belt, brown belt, black belt, tatami, heat sheet, sailing, sailing course, sailing school, soccer, basketball, baseball, softball, volleyball, lacrosse, hockey, wrestling, gymnastics, football, swim team, swim meet, swim lesson, swim practice, swim club, track meet, track and
      field, cross country, tryout, playoff, tournament, scrimmage, jersey, shin guard, cleat, little league, varsity, junior varsity, referee, umpire, goalie, goalkeeper, quarterback, martial
      art, karate, taekwondo, judo, jiu jitsu, tennis, golf, rugby, cheerleading, cheer squad, cheer, figure skating, water polo, rowing, futsal, t ball, tee ball, ski team, ski race, triathlon,
      gymnast, swimmer, wrestler, skater, fencing, pickleball, badminton, squash, cricket, netball, handball, dodgeball, kickball, ultimate frisbee, disc golf, field hockey, ice hockey, floor
      hockey, archery, bouldering, climbing gym, climbing wall, climbing team, snowboard, skiing, nordic, biathlon, surf lesson, sailing team, equestrian, bmx, parkour, kickboxing, boxing, aikido,
      sparring, dojo, rained out, rainout, make up game, makeup game, home game, away game, away meet, u6, u8, u9, u10, u11, u12, u13, u14, u15, u16, u19, 8u, 10u, 12u, 14u, ballet, dance class,
      dance team, dancer, leotard, free throw, penalty kick, touchdown, home run, inning, goal keeper, box score, box out, bullpen, batting, dugout, puck, stick handling, backstroke, breaststroke,
      butterfly stroke, freestyle, relay, sprinter, hurdle, long jump, shot put, pole vault, power play`,
    3: `coach, athletic, athlete, roster, championship, season opener, halftime, warm up, sideline, rink, ball field, stadium, racer, regatta, standings, team photo, team picture, sport, mouthguard,
      sportsmanship, racket, racquet, swim, swimming, diving, diver, dive, jv, bracket, mvp, personal best, team manager, 5k, 10k, lane line, pool deck, ski, skate, skating, fixture, dryland,
      aquatic, swim cap, goggle, catcher, infield, outfield, gym bag, footwork, dribble, passing drill, tumbling, tumble, floor routine, climber, harness, harness and shoes, yoga, zumba, pilates,
      aerobics, runner, running club, run club, marathon, half marathon, fun run for all, cyclist, cycling, bike race, mountain bike, oar, paddle, paddling, kayak, canoe, gi, boxing glove,
      recruiting, sparring partner, sports camp, preseason, postseason, off season, offseason, conditioning, weight room, soccer practice, team practice, practice tonight, no practice, practice
      schedule, league game, race day, race weekend, bib number, overtime, kickabout, knee pad, dark shirt, bout, solo competition, jazz group, lift pass, field day work party, film session, boat
      house, pool hours, open gym, roster spot`,
    2: `team, game, player, season, field, court, score, gym, pool, bleacher, meet, ball, stick, training, squad, champion, compete, competition, competitor, recreational, boathouse, under the
      lights, comp, trainer, medalist, undefeated, rec, recreation, spring league, travel team, qualify, qualifier, home team, finish line, starting line, heat sheet, jamboree, sprint, ymca,
      kickoff, practice, league, match, race, captain, trophy, glove, pitcher, spikes, belt test, helmet, opener, opponent, running, workout, invitational`,
    1: `snack bar, concession, carpool, water bottle, weigh in, lane, track, fitness, coaching, arrive early, run, sign ups, level, beginner, intermediate, camp, studio, recital, lesson, belt, wax,
      serve, beam, vault, net, jump, goal, tie, victory, defeat, medal, visitor, gear, equipment, uniform, pitch, diamond, spike, lap, loss, won, win, ride, rider, ice, drill, skill, division,
      special olympics, gloves, ticket to the game, bat`,
  },
  Medical: {
    4: `veterinary, veterinarian, vet clinic, animal hospital, rabies, distemper, heartworm, optician, treatment plan, action plan for allergies, auto injector, dmd, dds, date of service, expander, dental mutual, pediatric, pediatrician, dentist, dental, orthodontist, orthodontic, orthodontia, pharmacy, pharmacist, prescription, vaccine, vaccinate, vaccination, immunization, flu shot, physician,
      check up, checkup, well child, well visit, physical exam, sports physical, school nurse, health room, head lice, lice, strep, fever, symptom, diagnosis, diagnose, medication, inhaler,
      epipen, antibiotic, x ray, lab result, lab work, test result, blood test, blood work, optometrist, optometry, ophthalmology, eye exam, eye doctor, dermatology, dermatologist, physical
      therapy, occupational therapy, speech therapy, copay, explanation of benefits, urgent care, emergency room, surgery, surgical, braces, retainer, contagious, infection, allergist, cpr, first
      aid course, mental health, therapist, health department, health form, immunization record, hearing screening, vision screening, stomach bug, stomach flu, vomit, diarrhea, norovirus, pink
      eye, conjunctivitis, chickenpox, measles, whooping cough, pertussis, hand foot and mouth, rsv, covid, coronavirus, tetanus, hpv, booster shot, mychart, care team, health plan, medical
      record, medical form, primary care, mammogram, colonoscopy, mri, ct scan, ultrasound, anesthesia, audiology, audiologist, hearing test, hearing aid, psychologist, psychiatrist, dietitian,
      nutritionist, midwife, ob gyn, podiatrist, chiropractor, cardiologist, cardiology, neurology, orthopedic, sinus, ear infection, tonsil, anaphylaxis, epinephrine, insulin, diabetes,
      nebulizer, allergy shot, allergy test, allergy action plan, telehealth, video visit, wellness check, dosage, mg, tablets, otc, ibuprofen, acetaminophen, tylenol, mouth guard fitting`,
    3: `doctor, dr, nurse, clinic, hospital, patient, health, medical, treatment, tooth, teeth, cavity, refill, dose, booster, asthma, rash, cough, virus, flu, screening, injection,
      insurance claim, deductible, provider, specialist, surgeon, healthcare, hygienist, immunize, illness, ill, sick, therapy, patient portal, injury, concussion, blood pressure, medicine,
      exposure, expose, glasses, contact lens, headache, nausea, drowsiness, dizziness, swelling, sore throat, contagion, quarantine, isolation, outbreak, pneumonia, bronchitis, eczema, sprain,
      fracture, stitches, splint, crutches, bandage, bump on the head, waiting room, missed visit, new patient, intake form, vitamin, extraction, root canal, fluoride, toothbrush, floss, sealant,
      x rays, dna test, organ donor, blood donation, donate blood, blood donor, hospice, caregiver, pregnancy, prenatal, newborn, breastfeeding, lactation, counseling session, anxiety, depression,
      ear drops, eye drops, lenses, fasting, sunburn, tick, poison control, first aid, health insurance, health screening, wellness, sleep study, disease, hand washing, nit, side effect, mmr,
      amoxicillin, cetirizine, discharge paper, expander, licensed therapist, orthodontics, teeth cleaning, dental cleaning, imaging, implant, pregnant, oral surgery, ambulance, er visit, immune,
      allergic, shingles, appointment with dr, medicines, ear tube, growth chart`,
    2: `allergy, appointment, exam, shot, office visit, insurance, pain, vision, hearing, diet, ointment, follow up, referral, hygiene, blood, eye, ear, throat, skin, dental add on, physical, germ,
      nutrition, counselling, medicaid, ankle, wrist, knee, lung`,
    1: `know about allergy, know about any allergy, know of allergy, know of any allergy, if any allergy, any allergy, food allergy, any food allergy, nut allergy, allergy or dietary, allergy or diet, schedule an appointment, reschedule, cancel appointment, consent form, coverage, plan, rest, fluid, 24 hours, portal, late fee, monitor, cast, crown, filling, frames, care, brush, drops,
      cleaning, mask, soap, fitting, heart, fitted, visit, baby, lab, pill`,
  },
  Community: {
    4: `parks and recreation, parks recreation, parks leisure, parks and leisure, recreation department, recreation center, recreation commission, school of music, music school, spring recital, winter recital, music recital, piano recital, violin recital, pianist, day camp, park district, branch library, friends of the library, reading marathon, school of art, town hall, city hall, city council, town council, village hall, public hearing, block party, homeowner association, hoa, food bank, food drive, food pantry, church, parish, synagogue,
      mosque, temple, congregation, worship, scout, cub scout, girl scout, boy scout, brownies, troop, farmers market, public library, neighborhood watch, volunteer fire, fire department, fire
      station, police department, community center, community garden, recycling, polling place, ballot, parade, potluck, toy drive, clothing drive, coat drive, book drive, soup kitchen, rotary,
      lions club, kiwanis, senior center, town meeting, yard sale, garage sale, public works, chamber of commerce, animal shelter, lost dog, lost cat, missing cat, missing dog, found dog, found
      cat, block captain, tree lighting, fellowship hall, bible study, vacation bible school, sunday school, mass, advent, lent, easter egg hunt, ramadan, eid, hanukkah, passover, trash day, trash
      collection, garbage collection, trash pick up, leaf collection, leaf pick up, yard waste, bulk pick up, hazardous waste, street sweeping, snow emergency, parking ban, hydrant, boil water,
      water main, art in the park, music in the park, movie in the park, concert in the park, community theater, historical society, habitat for humanity, red cross, united way, salvation army,
      veteran, memorial day, town clerk, planning board, zoning, master gardener, 4 h, campout, den meeting, pinewood derby, master plan, ward, precinct, census, night out, neighborhood, summer
      reading, select board, women voters, observatory, planetarium, science center, youth theater, youth theatre, botanical garden, candidate forum, diwali, mela, cemetery, rummage sale, blue and gold banquet, playground closed, splash pad, county board, library card, food truck
      festival, tag sale, community supper, kitten, foster home`,
    3: `neighbor, neighbour, resident, library, town, village, township, volunteer, charity, charitable, donate, donation, council, festival, choir, chorus, prayer, pray, sermon, ministry, pastor,
      rabbi, imam, priest, deacon, gospel, hymn, baptism, communion, confirmation class, fundraiser, community, fair, firefighter, police, sheriff, county fair, audition, zoo, aquarium, nature center, stargazer, star party, casting, election, vote, voter, public
      meeting, snow removal, plow, pothole, paving, pave, street closure, road closure, road work, roadwork, detour, holiday market, story time, storytime, museum pass, book club, clean up day,
      cleanup, street, theater, theatre, garbage, trash, compost, sewer, stray, shelter, adoption event, adopt, gently used, drop box, collection bin, refugee, homeless, grange, county, extension
      office, artisan, craft fair, bake sale, pancake breakfast, spaghetti dinner, fish fry, bingo, raffle, silent auction, gala, nonprofit, non profit, foundation, advocacy, petition, civic,
      green space, playground build, trail, patrol, kite festival, fireworks, tree, local artist, knitting circle, quilt, bridge club, chess club, garden club, historic, museum, exhibit, supper,
      retirees, grandparents, candidate, shovel, forum, running for, den, heritage, settler, restoration fund, older neighbor, congregational, methodist, lutheran, catholic, baptist, presbyterian,
      episcopal, jewish, muslim, hindu, buddhist, church picnic, arrow of light, litter, parks department, public safety, crosswalk, traffic calming, bike lane, mayor, ordinance, volunteers
      needed, volunteers wanted, tax dollars, district council, alderman, legion, fire hall`,
    2: `city, parking, sidewalk, driveway, citizen, public, local, mission, bonfire, market, carnival, celebration, memorial, youth group, hall, garden, association, agenda, proceeds, park, main
      street, curb, collection, neighborly, lecture, poetry, reading room, band concert, orchestra concert, jazz, live music, face painting, pack, badge, board of directors, proxy, bylaws, budget
      hearing, permit, barbecue, picnic, soup, seed, gardener`,
    1: `everyone is welcome, all are welcome, all ages, free admission, admission, ticket, free event, officer, board, member, event, concert, family friendly, join us, green, drive, meeting, club,
      open house, auction, lost, found, warm, winter coat, free, dog, cat, pet, lane, square, common, plant, speaker, author, talk, holiday, service, reception, collect`,
  },
  Other: {
    4: `juror, jury, jury duty, subpoena, circuit court, district court, county court, court clerk, defendant, notary, test page, toner, print head, purchase order, packing slip, unsubscribe, free shipping, tracking number, your order, your package, your parcel, promo code, coupon, your subscription, your statement, bank account, credit card, debit card,
      checking account, savings account, account balance, electricity bill, water bill, boarding pass, flight, airport, hotel, your reservation, oil change, sale ends, clearance, auto policy, car
      insurance, home insurance, auto insurance, warranty, cashback, cash back, gift card, password, verification code, security code, sign in, log in attempt, your bill, utility bill, vehicle
      registration, property tax, tax return, mortgage, streaming, data usage, meter reading, gas meter, kilowatt, kwh, outage, power outage, direct deposit, overdraft, passport, visa application,
      frequent flyer, miles, train ticket, your train, platform, rental car, car rental, airbnb, free returns, in stock, out of stock, back in stock, black friday, cyber monday, flash sale,
      limited time offer, shop now, buy now, order now, add to cart, best seller, new arrival, loyalty points, rewards member, happy hour, takeout, recipe, box office, birthday boy, birthday girl, birthday cake, is turning, turning 3, turning 4, turning 5, turning 6, turning 7, turning 8, turning 9, turning 10, turning 11, turning 12, turning 13, turn 5, turn 6, turn 7, turn 8, turn 9, turn 10, sleepover, slumber party, pinata, piñata, quinceanera, quinceañera, bridesmaid, housewarming, now streaming, new series,
      playlist, podcast, software update, app update, privacy policy, terms of service, unusual activity, fraud, two factor, birthday party, happy birthday, wedding, baby shower, family reunion,
      anniversary party, rsvp to the wedding, job opening, resume, salary, payroll, timesheet, real estate, open listing, lease, landlord, rent is due, water heater, furnace, hvac, plumber,
      electrician, roofing, gutter cleaning, pest control, lawn care, house cleaning, car wash, haircut, salon, spa, dry cleaning, meal kit, modem, internet service, listing, bedroom, bathroom,
      season pass, theme park, toll, membership expires, your membership, scheduled maintenance, planned maintenance, fuel discount, register and save, shingle, garage door, mug, departure, your
      seat, order status, hot deal, tap to order, gas bill, order number, doorbuster, trial ends, free trial, billing cycle, remodel, moving company, dog groomer, pet grooming, movie night at home, crossword,
      horoscope, sweepstake`,
    3: `birthday, shipped, delivery, deliver, shipping, purchase, discount, price, subscription, refund, customer, checkout, cart, bank, loan, airline, rental, repair, estimate, install, installation, shop,
      shopping, offer, booking, electricity, internet, wifi, payment method, autopay, plumbing, lawn, vehicle, tire, brake, restaurant, forecast, movie, cinema, statement, tax, renewal, piano
      lesson, guitar lesson, violin lesson, carrier, parcel, package, courier, mailbox, sofa, furniture, mattress, appliance, dishwasher, laptop, tablet sale, headphones, printer, tv, streaming
      service, episode, gigabyte, cloud, backup, login, browser, phone plan, wireless, train, depart, gate, luggage, baggage, itinerary, vacation, resort, check in, check out, dough, sugar,
      cinnamon, gluten free, ingredient, meter, transaction, transfer, deposit, withdrawal, interest rate, investment, retirement account, stock market, credit score, aunt, uncle, cousin, niece,
      nephew, love you, xoxo, inconvenience, processing time, application received, apply now, hiring, interview, webinar, newsletter preferences, flour, salmon, risotto, butter, recipes, tour,
      mechanic, garage, cruise, renew your membership, amusement, hugs, easter dinner, kids menu, cup of flour, dessert, coffee, brunch, wine, beer, burger, pizza night, taco, grocery order`,
    2: `invoice, cake, balloon, buy, code, upgrade, app, online account, receipt, return policy, bill, charge, travel, trip to, loyalty, reward, dinner, menu, weather, storm, winds, reservation, book now, service call,
      technician, kitchen, thanksgiving, christmas dinner, grocery, groceries, technology, fashion, electronics, collection sale, percent off, series, license, department of motor
      vehicles, dmv, registration of your vehicle, minivan, truck, passenger, hallway, renew, expire, customer care, apology, apologize, blocked, confirm your, notification, mom and dad, grandma,
      grandpa, mailing address, order, sale, chicken, sauce, oven, bake, film, guest, store, gas, electric, camera, tablet, storage, device, usage, feedback, survey, premium, policy, quote,
      arrival time, account, deal, ship`,
    1: `customer service, contact us, terms, limited time, thank you for your, points, love, printable, reply yes, cost, pay, payment, paid, fee waived, processed, today only, special, watch,
      screen, seat, car, off, home, new, gift, photo, card, rain, snow, temperature, product, review, plan, phone, save, item, toy, dress, shoe, driver, style, brand, settings`,
  },
};
