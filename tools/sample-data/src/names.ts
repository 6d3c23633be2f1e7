/** Given names of students. */
export const studentNames = [
  'Aaliyah', 'Aiden', 'Amara', 'Anaïs', 'Andre', 'Anneliese', 'Arjun', 'Ava', 'Beatriz', 'Benjamin', 'Björn', 'Brianna', 'Caleb', 'Camila', 'Chidi', 'Chloé',
  "D'Andre", 'Daniela', 'Desmond', 'Diego', 'Ebony', 'Elijah', 'Emiko', 'Emma', 'Esperanza', 'Ethan', 'Fatima', 'Felix', 'Finn', 'Gabriela', 'Grace', 'Hana',
  'Hannah', 'Hugo', 'Ibrahim', 'Imani', 'Isabella', 'Isaiah', 'Ivy', 'Jackson', 'Jamal', 'Jasmine', 'Javier', 'Jayden', 'Jean-Luc', 'José', 'Josephine', 'Kai',
  'Kateryna', 'Keisha', 'Kenji', 'Khadija', 'Lars', 'Layla', 'Liam', 'Lin', 'Logan', 'Lucía', 'Lukas', 'Mackenzie', 'Malik', 'Marcus', 'Mariam', 'Mateo',
  'Mei-Ling', 'Mia', 'Micah', 'Mohamed', 'Naomi', 'Natalia', 'Nia', 'Nikolai', 'Noah', 'Noor', 'Olivia', 'Omar', 'Oscar', 'Paige', 'Priya', 'Quinn', 'Rafael',
  'Renée', 'Riley', 'Rohan', 'Ruby', 'Samuel', 'Sana', 'Santiago', 'Savannah', 'Siobhán', 'Sofía', 'Søren', 'Tamsin', 'Tariq', 'Thảo', 'Theo', 'Tyrone',
  'Valentina', 'Victor', 'Wren', 'Xavier', 'Yara', 'Yusuf', 'Zachary', 'Zoë', 'Zuri',
] as const;

/** Given names of parents and staff. */
export const adultNames = [
  'Abena', 'Adriana', 'Ahmed', 'Alejandro', 'Alicia', 'Amy', 'Andrew', 'Angela', 'Anita', 'Anthony', 'Barbara', 'Brian', 'Carlos', 'Carmen', 'Catherine', 'Charles',
  'Chen', 'Christine', 'Claudia', 'Craig', 'Curtis', 'Dana', 'Darnell', 'Deborah', 'Denise', 'Dmitri', 'Eduardo', 'Eileen', 'Elena', 'Emeka', 'Eric', 'Francesca',
  'Gary', 'George', 'Gloria', 'Graciela', 'Greta', 'Guillermo', 'Heather', 'Helen', 'Hiroshi', 'Ingrid', 'Jacqueline', 'James', 'Janelle', 'Jeffrey', 'Jennifer',
  'Joanne', 'Jorge', 'Joseph', 'Karen', 'Keith', 'Kimberly', 'Kwame', 'Laura', 'Leticia', 'Linda', 'Luis', 'Magdalena', 'Manuel', 'Maria', 'Mark', 'Martín',
  'Mary-Beth', 'Melissa', 'Michael', 'Miguel', 'Monique', 'Nadia', 'Nancy', 'Neil', 'Olga', 'Patricia', 'Paul', 'Rachel', 'Rajesh', 'Raymond', 'Rebecca',
  'Ricardo', 'Robert', 'Rosa', 'Sandra', 'Sarah', 'Sean', 'Shanice', 'Stephen', 'Sunita', 'Susan', 'Terrence', 'Theresa', 'Thomas', 'Tomasz', 'Vanessa',
  'Veronica', 'Walter', 'Wendy', 'William', 'Xiomara', 'Yolanda', 'Yvonne',
] as const;

/** Family names. */
export const familyNames = [
  'Abara', 'Acosta', 'Adeyemi', 'Agarwal', 'Alvarez', 'Andersen', 'Baker', 'Banerjee', 'Bauer', 'Begum', 'Bennett', 'Bianchi', 'Boateng', 'Brooks', 'Campbell',
  'Castañeda', 'Chaudhry', 'Chen', 'Clark', 'Cohen', 'Coleman', 'Contreras', 'Cruz', "D'Angelo", 'Davis', 'de la Cruz', 'Delgado', 'Diaz', 'Dubois', 'Edwards',
  'Eriksson', 'Espinoza', 'Farah', 'Fitzgerald', 'Flores', 'Foster', 'Fujimoto', 'Garcia', 'Gomez-Reyes', 'Greene', 'Gutiérrez', 'Haddad', 'Hansen', 'Harris',
  'Hernández', 'Hoang', 'Hoffmann', 'Howard', 'Hussein', 'Ibarra', 'Iyer', 'Jackson', 'Jensen', 'Johnson', 'Jones', 'Kamara', 'Kaplan', 'Kaur', 'Kelly', 'Khan',
  'Kim', 'Kowalski', 'Lam', 'Larsson', 'Lee', 'Lewis', 'Li', 'Lindqvist', 'López', 'MacDonald', 'Mahmoud', 'Martin', 'Martinez', 'McCarthy', 'Mehta', 'Mendoza',
  'Miller', 'Mitchell', 'Molina', 'Moore', 'Morales', 'Müller', 'Murphy', 'Nakamura', 'Navarro', 'Nguyễn', 'Novak', 'Nuñez', "O'Brien", "O'Connor", 'Obi', 'Okeke',
  'Olsen', 'Ortiz', 'Osei', 'Owens', 'Park', 'Patel', 'Peña', 'Perez', 'Petrov', 'Phillips', 'Popescu', 'Quiñones', 'Rahman', 'Ramirez', 'Reed', 'Reyes',
  'Roberts', 'Robinson', 'Rossi', 'Saito', 'Salazar', 'Sánchez', 'Santos', 'Schmidt', 'Scott', 'Sharma', 'Silva', 'Singh', 'Smith', 'Smith-Jones', 'Sørensen',
  'Soto', 'St. James', 'Stewart', 'Sullivan', 'Tanaka', 'Taylor', 'Thompson', 'Torres', 'Tran', 'Turner', 'Usman', 'Valdez', 'van der Berg', 'Vargas', 'Vasquez',
  'Volkov', 'Wagner', 'Walker', 'Walsh', 'Wang', 'Washington', 'Weber', 'White', 'Williams', 'Wilson', 'Wójcik', 'Wong', 'Wright', 'Yamamoto', 'Yang', 'Yilmaz',
  'Young', 'Zhang', 'Zimmerman',
] as const;

/** The part of an e-mail address or user name that a person's name makes: small ASCII letters, digits and dots. */
export function asAddressName(...names: readonly string[]): string {
  const plain = (name: string): string => name.toLowerCase().normalize('NFD').replaceAll('ø', 'o').replaceAll('đ', 'd').replaceAll('ł', 'l').replace(/[^a-z0-9]/g, '');
  return names.map(plain).join('.');
}
