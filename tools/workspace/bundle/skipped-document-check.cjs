/* global module */
/** Replaces the validator's check of OpenAPI documents, which is off: it would compile its schema at every start. */
class OpenAPISchemaValidator {
  validate() {
    return { errors: [] };
  }
}

module.exports = { OpenAPISchemaValidator };
